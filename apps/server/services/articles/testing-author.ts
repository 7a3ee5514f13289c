// A text vendor that writes articles: it answers each prompt of vendor-prompts.ts in its shape.

import type { StubAnswer, StubCall } from '../../providers/testing.ts'
import { TextStub } from '../../providers/text/testing.ts'

export type Part = 'brief' | 'outline' | 'section' | 'frame' | 'rewrite'

export interface Asked {
  part: Part
  prompt: string
  /** Whether an answer is sent back. */
  isMend: boolean
}

const sentence = (text: string, sources = ['n1']) => ({ text, sources })
const paragraph = (...sentences: ReturnType<typeof sentence>[]) => ({ kind: 'paragraph', sentences })

/** Of two sections. Their sentences are the notes' (testing.ts). */
export const usualAnswers = {
  brief: {
    intent: 'Learn',
    reader: 'New owners',
    angle: 'Sleep first',
    questions: ['How long do cats sleep?'],
  },
  outline: {
    sections: [
      {
        heading: 'Sleep',
        covers: 'How cats sleep.',
        words: 60,
        statements: [4, 5, 6, 7],
        shows: ['cat', 'bed'],
      },
      {
        heading: 'Food',
        covers: 'What cats eat.',
        words: 60,
        statements: [8, 9, 10, 11],
        shows: ['cat', 'bowl'],
      },
    ],
  },
  sleep: {
    blocks: [
      paragraph(
        sentence('Cats sleep for 12 to 16 hours a day, and most of them sleep lightly.'),
        sentence('High and warm places are what a resting cat looks for.'),
      ),
    ],
    summary: 'Cats sleep long and lightly.',
  },
  food: {
    blocks: [
      paragraph(sentence('Meat is what cats eat, because only meat contains the taurine that they need.')),
      {
        kind: 'list',
        sentences: [sentence('Ten to twenty small meals suit a cat.'), sentence('Little water is enough.')],
      },
    ],
    summary: 'Cats eat meat in small meals.',
  },
  frame: {
    introduction: [paragraph(sentence('Cats have lived with people for about 10,000 years.'))],
    closing: [paragraph(sentence('So much for today.', []))],
    faq: [{ question: 'How much does a cat weigh?', answer: 'About 4.5 kilograms.', sources: ['n1'] }],
    seoTitle: 'Cats',
    description: 'How cats sleep and eat.',
    shows: ['cat'],
  },
  rewrite: { text: 'Cats sleep 12 to 16 hours a day.[^n1]' },
}

export class AuthorStub extends TextStub {
  asked: Asked[] = []
  /** Answers that replace the usual ones. */
  replaced: ((asked: Asked) => object | null)[] = []

  protected override answer(call: StubCall): StubAnswer {
    return this.answerUsually(call)
  }

  answerUsually(call: StubCall): StubAnswer {
    const asked = readPrompt(call)
    this.asked.push(asked)
    const own = this.replaced.map((replace) => replace(asked)).find((answer) => answer !== null)
    return this.rules.say(JSON.stringify(own ?? usualAnswer(asked)), call)
  }

  override forget(): void {
    super.forget()
    this.asked = []
    this.replaced = []
  }
}

function usualAnswer({ part, prompt }: Asked): object {
  if (part !== 'section') return usualAnswers[part]
  return prompt.includes('Write section 1') ? usualAnswers.sleep : usualAnswers.food
}

function readPrompt({ body }: StubCall): Asked {
  const prompt = JSON.stringify(body)
  return { part: partOf(prompt), prompt, isMend: prompt.includes('This must change:') }
}

function partOf(prompt: string): Part {
  if (prompt.includes('Plan the article')) return 'brief'
  if (prompt.includes('Outline the sections')) return 'outline'
  if (prompt.includes('Write section')) return 'section'
  if (prompt.includes('Write the introduction')) return 'frame'
  return 'rewrite'
}
