// Adjectives for people: their mood, body, hair and skin.

import type { Look } from '../figures/look.ts'

export const lookRows: readonly (readonly [words: string, look: Partial<Look>])[] = [
  ['happy, smiling, joyful, cheerful, grinning, delighted, glad, content, pleased, optimistic, satisfied, jolly, friendly, welcoming', { mood: 'happy' }],
  ['laughing, hysterical, giggling, cackling, amused, laughing out loud, bursting out laughing, laughing hard', { mood: 'laughing' }],
  ['excited, thrilled, overjoyed, ecstatic, enthusiastic, hyped, euphoric, elated, super happy, very happy', { mood: 'excited' }],
  ['sad, depressed, gloomy, unhappy, heartbroken, disappointed, upset, miserable, melancholic, melancholy, grieving, mourning, hopeless, devastated, sorrowful, hurt, lonesome, dejected, regretful, guilty, desperate, lost in thought', { mood: 'sad' }],
  ['crying, sobbing, weeping, tearful, in tears, teary eyed, bawling, with tears, with tears in her eyes, with tears in his eyes', { mood: 'crying' }],
  ['angry, mad, annoyed, grumpy, irritated, frustrated, cross, aggressive, hostile, jealous, resentful, grouchy', { mood: 'angry' }],
  ['furious, enraged, raging, outraged, very angry, livid, red faced, red face, fuming, boiling with rage, full of rage', { mood: 'furious' }],
  ['shocked, surprised, amazed, astonished, stunned, speechless, startled, astounded, shook, in shock, mind blown, open mouthed, mouth open, with his mouth open, with her mouth open, wide eyed, jaw dropped, gasping, flabbergasted, with a shocked face, with a shocked expression, shocked face, shocked expression, surprised face', { mood: 'shocked' }],
  ['scared, frightened, terrified, nervous, afraid, anxious, worried, panicked, panicking, horrified, fearful, stressed, stressed out, overwhelmed, paranoid, trembling, shaking with fear, petrified, sweating, sweaty, uneasy, tense', { mood: 'scared' }],
  ['tired, exhausted, weary, worn out, burned out, burnt out, sleep deprived, sleepy, fatigued, drained, drowsy, half asleep, sleepless', { mood: 'tired' }],
  ['bored, unimpressed, uninterested, indifferent, apathetic, lazy, unamused', { mood: 'bored' }],
  ['confused, puzzled, perplexed, bewildered, baffled, clueless, unsure, uncertain, doubtful, curious and confused', { mood: 'confused' }],
  ['proud, confident, smug, arrogant, self confident, cocky, triumphant, boastful, victorious', { mood: 'proud' }],
  ['in love, lovestruck, madly in love, falling in love, infatuated, smitten, love struck', { mood: 'in love' }],
  ['sick, ill, nauseous, unwell, feverish, queasy, seasick, poisoned', { mood: 'sick' }],
  ['drunk, tipsy, intoxicated, hungover, wasted', { mood: 'drunk' }],
  ['shy, embarrassed, blushing, bashful, ashamed, timid, flustered, awkward', { mood: 'shy' }],
  ['sly, evil, wicked, sinister, mischievous, cunning, scheming, villainous, smirking, devious, malicious, with an evil smile, with an evil grin, cruel, greedy, winking', { mood: 'sly' }],
  ['serious, determined, focused, stern, strict, grim, concentrated, fearless, suspicious, skeptical, stoic', { mood: 'serious' }],
  ['disgusted, grossed out, repulsed', { mood: 'disgusted' }],
  ['with closed eyes, eyes closed, with her eyes closed, with his eyes closed, blissful, relaxed, at peace', { mood: 'calm' }],
]
