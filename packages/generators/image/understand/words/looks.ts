// Adjectives for people: their mood, body, hair and skin.

import type { Look } from '../../figures/look.ts'

export const lookRows: readonly (readonly [words: string, look: Partial<Look>])[] = [
  [
    'happy, smiling, joyful, cheerful, grinning, delighted, glad, content, pleased, satisfied, jolly, friendly, welcoming, with a smile, with a big smile, with a warm smile, with a smile on his face, with a smile on her face, with a grin, with a wide grin, with a happy face, with a happy expression, with a happy look, with a happy smile',
    { mood: 'happy' },
  ],
  ['as best friends, as friends, as good friends, being friends', { mood: 'happy' }],
  [
    'laughing, hysterical, giggling, cackling, amused, laughing out loud, bursting out laughing, laughing hard',
    { mood: 'laughing' },
  ],
  [
    'excited, thrilled, overjoyed, ecstatic, enthusiastic, hyped, euphoric, elated, super happy, very happy',
    { mood: 'excited' },
  ],
  [
    'sad, depressed, gloomy, unhappy, heartbroken, disappointed, upset, miserable, melancholic, melancholy, grieving, mourning, hopeless, devastated, sorrowful, hurt, lonesome, dejected, regretful, guilty, desperate, lost in thought, with a sad face, with a sad look, with a sad expression, with sad eyes, with a sad smile, with a frown',
    { mood: 'sad' },
  ],
  [
    'crying, sobbing, weeping, tearful, in tears, teary eyed, bawling, with tears, with tears in her eyes, with tears in his eyes',
    { mood: 'crying' },
  ],
  [
    'angry, mad, annoyed, grumpy, irritated, frustrated, cross, aggressive, hostile, jealous, resentful, grouchy, with an angry face, with an angry look, with an angry expression, with angry eyes',
    { mood: 'angry' },
  ],
  [
    'furious, enraged, raging, outraged, very angry, livid, red faced, red face, fuming, boiling with rage, full of rage',
    { mood: 'furious' },
  ],
  [
    'shocked, surprised, amazed, astonished, stunned, speechless, startled, astounded, shook, in shock, mind blown, open mouthed, mouth open, with his mouth open, with her mouth open, wide eyed, jaw dropped, gasping, flabbergasted, with a shocked face, with a shocked expression, with a shocked look, with a surprised face, with a surprised look, with a surprised expression, with wide eyes, with an open mouth',
    { mood: 'shocked' },
  ],
  [
    'scared, frightened, terrified, nervous, afraid, anxious, worried, panicked, panicking, horrified, fearful, stressed, stressed out, overwhelmed, paranoid, trembling, shaking with fear, with a scared face, with a scared look, with a scared expression, with a worried look, with a worried face, with a worried expression, with fear in his eyes, with fear in her eyes, petrified, uneasy, tense',
    { mood: 'scared' },
  ],
  [
    'tired, exhausted, weary, worn out, burned out, burnt out, sleep deprived, sleepy, fatigued, drained, drowsy, half asleep, sleepless',
    { mood: 'tired' },
  ],
  ['bored, unimpressed, uninterested, indifferent, apathetic, lazy, unamused', { mood: 'bored' }],
  [
    'confused, lost, puzzled, perplexed, bewildered, baffled, clueless, unsure, uncertain, doubtful, curious and confused',
    { mood: 'confused' },
  ],
  [
    'proud, confident, smug, arrogant, self confident, cocky, triumphant, boastful, victorious',
    { mood: 'proud' },
  ],
  [
    'in love, lovestruck, madly in love, falling in love, infatuated, smitten, love struck',
    { mood: 'in love' },
  ],
  ['sick, ill, nauseous, unwell, feverish, queasy, seasick, poisoned', { mood: 'sick' }],
  ['drunk, tipsy, intoxicated, hungover, wasted', { mood: 'drunk' }],
  ['shy, embarrassed, blushing, bashful, ashamed, timid, flustered, awkward', { mood: 'shy' }],
  [
    'sly, evil, wicked, sinister, mischievous, cunning, scheming, villainous, smirking, devious, malicious, with an evil smile, with an evil grin, cruel, greedy, winking',
    { mood: 'sly' },
  ],
  [
    'serious, determined, focused, stern, strict, grim, concentrated, fearless, suspicious, skeptical, stoic',
    { mood: 'serious' },
  ],
  ['disgusted, grossed out, repulsed', { mood: 'disgusted' }],
  [
    'with closed eyes, eyes closed, with her eyes closed, with his eyes closed, blissful, relaxed, at peace',
    { mood: 'calm' },
  ],
  ['sweating, sweaty, overheated, sweating heavily, in a sweat', { mood: 'hot' }],
  ['freezing, shivering, cold, frozen to the bone, freezing cold', { mood: 'freezing' }],
  ['wealthy', { top: '#23233a', bottom: '#23233a', hat: 'top', gear: ['tie'] }],
  ['hypnotized, dizzy, mesmerized, brainwashed, hypnotised, dazed', { mood: 'dizzy' }],
  [
    'silly, goofy, sticking out his tongue, sticking out her tongue, sticking his tongue out, sticking her tongue out, tongue out',
    { mood: 'silly' },
  ],
  [
    'fat, overweight, chubby, obese, plump, plus size, big bellied, heavyset, stout, round bellied, curvy',
    { build: 'fat' },
  ],
  [
    'thin, skinny, slim, slender, lean, skeletal, starving, malnourished, gaunt, lanky, petite',
    { build: 'thin' },
  ],
  [
    'muscular, ripped, buff, jacked, well built, brawny, burly, beefy, broad shouldered, bulky',
    { build: 'muscular' },
  ],
  ['shirtless, bare chested, topless, half naked, half nude, barechested', { isShirtless: true }],
  ['barefoot, barefooted, shoeless', { isBarefoot: true }],
  ['pale, pale skinned, fair skinned, ghostly pale', { skin: '#f5eae4' }],
  ['tanned, tan, bronzed, suntanned', { skin: '#b9743f' }],
  ['sunburned, sunburnt', { skin: '#df7a5c' }],
  ['dark skinned, black skinned', { skin: '#74482e' }],
  ['freckled, freckle faced', { gear: ['freckles'] }],
  ['wrinkled, wrinkly, with wrinkles', { gear: ['wrinkles'] }],
  ['scarred, scar faced', { gear: ['scar'] }],
  [
    'bleeding, bloody, bloodied, covered in blood, blood stained, blood covered, blood soaked',
    { gear: ['blood', 'blood on the face'] },
  ],
  [
    'wounded, injured, bandaged, wrapped in bandages, with bandages, hurt in a fight, with a bandaged head, beaten up, bruised',
    { gear: ['head bandage', 'bandages', 'plaster'] },
  ],
  [
    'muddy, dirty, filthy, grimy, covered in mud, covered in dirt, mud covered, sooty',
    { gear: ['mud', 'mud on the face'] },
  ],
  [
    'covered in paint, covered with paint, splattered with paint, paint splattered, stained with paint, with paint on his face, with paint on her face',
    { gear: ['paint', 'paint on the face'] },
  ],
  ['covered in flour, covered with flour, dusted with flour', { gear: ['flour', 'flour on the face'] }],
  ['covered in slime, slimed, covered in goo, dripping with slime', { gear: ['slime', 'slime on the face'] }],
  ['covered in ink, ink stained, covered in oil, covered in soot', { gear: ['ink', 'ink on the face'] }],
  [
    'covered in chocolate, with chocolate on his face, with chocolate on her face, smeared with chocolate',
    { gear: ['chocolate', 'chocolate on the face'] },
  ],
  [
    'wet, soaked, soaking wet, drenched, dripping wet, drenched in rain, soaked in rain, soaked to the skin',
    { gear: ['wet hair'] },
  ],
  [
    'ragged, tattered, shabby, in rags, in ragged clothes, in tattered clothes, in torn clothes, torn, threadbare',
    { gear: ['patches'] },
  ],
  ['blind', { eyewear: 'sunglasses', gear: ['cane'] }],
  ['blindfolded, with a blindfold', { eyewear: 'blindfold' }],
  ['masked, with a black mask', { eyewear: 'mask' }],
  ['one eyed, with an eye patch, with an eyepatch', { eyewear: 'patch' }],
  ['hooded', { hat: 'hood' }],
  [
    'tied up, bound, tied up with ropes, tied with ropes, tied with rope, tied up with rope, tied to a chair with rope, bound with ropes, roped',
    { gear: ['ropes'] },
  ],
  ['gagged', { gear: ['gag'] }],
  [
    'handcuffed, in handcuffs, in chains, chained, shackled, in shackles, cuffed, in cuffs',
    { gear: ['handcuffs'] },
  ],
  ['long haired', { hair: 'long' }],
  ['short haired', { hair: 'short' }],
  ['curly haired, curly, frizzy, frizzy haired', { hair: 'curly' }],
  ['wild haired, messy haired, spiky haired, disheveled, unkempt', { hair: 'wild' }],
  [
    'red haired, redhaired, redheaded, red headed, redhead, ginger, ginger haired, red hair',
    { hairColor: '#c4572a' },
  ],
  ['blonde, blond, blond haired, blonde haired, fair haired, golden haired', { hairColor: '#e3bf62' }],
  ['black haired, dark haired, raven haired', { hairColor: '#1c1a22' }],
  ['brown haired', { hairColor: '#6b4226' }],
  ['gray haired, grey haired, white haired, silver haired', { hairColor: '#d9d9de' }],
  ['pink haired', { hairColor: '#e77ba5' }],
  ['blue haired', { hairColor: '#4f7fd0' }],
  ['green haired', { hairColor: '#4fa05a' }],
  ['purple haired', { hairColor: '#8a5fc0' }],
  ['bald, bald headed, hairless', { hair: 'bald' }],
  ['balding', { hair: 'balding' }],
  ['bearded, unshaven, scruffy', { hasBeard: true }],
  ['mustached, mustachioed, moustached', { gear: ['mustache'] }],
  ['tattooed, covered in tattoos, heavily tattooed', { gear: ['tattoos'], hasBareArms: true }],
  ['fierce, mean, violent, wild eyed, vengeful, bitter, impatient, rebellious', { mood: 'angry' }],
  ['eager, hopeful, grateful, lucky, energetic, optimistic', { mood: 'happy' }],
  [
    'sullen, sulking, pouting, moody, tragic, helpless, homesick, rejected, abandoned, neglected, grief stricken',
    { mood: 'sad' },
  ],
  ['insane, deranged, psychotic, unhinged, crazed, mad with laughter', { mood: 'laughing', hair: 'wild' }],
  ['funny, clumsy, ridiculous, wacky', { mood: 'silly' }],
  ['older, ageing, aging, retired', { age: 'old', hairColor: '#d9d9de' }],
  ['romantic, flirty, flirting, seductive', { mood: 'in love' }],
  ['naughty, cheeky, bratty, spoiled, rascally', { mood: 'sly' }],
  ['homeless, poor, broke, penniless, impoverished', { gear: ['patches', 'mud on the face'] }],
]
