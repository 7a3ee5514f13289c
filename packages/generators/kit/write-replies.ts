// Answers to the questions that every launch gets. What was not given is asked for, never made up.

import type { KitReply } from '@vivify/contract/kit'
import type { Facts } from './read-facts.ts'
import { describe, introduceIt, isAudienceInSummary, listFeatures, speakAs, speakPrice } from './sentences.ts'
import { asSentence, together } from './words.ts'

interface Question {
  id: string
  question: string
  answer: string
  ask: string
}

export function writeReplies(facts: Facts): KitReply[] {
  return listQuestions(facts).map(({ id, question, answer, ask }) => ({
    id,
    question,
    answer,
    ask: answer === '' ? ask : null,
  }))
}

function listQuestions(facts: Facts): Question[] {
  const { name, link } = facts
  const me = speakAs(facts)
  return [
    {
      id: 'what',
      question: `What does ${name} do?`,
      answer: together(describe(facts), 'Happy to go into detail: what would you use it for?'),
      ask: '',
    },
    whoQuestion(facts),
    {
      id: 'different',
      question: 'How is it different from what is out there?',
      answer:
        facts.different === ''
          ? ''
          : `${facts.different} If you use something else today, tell ${me.us} what you would miss.`,
      ask: 'What does it do that others don’t? Fill in “What sets it apart”.',
    },
    {
      id: 'why',
      question: `Why did you make ${name}?`,
      answer: facts.why,
      ask: 'Why did you make it? Fill in “Why you made it”.',
    },
    featureQuestion(facts),
    {
      id: 'price',
      question: 'What does it cost?',
      answer: together(
        ...speakPrice(facts),
        facts.price !== '' && facts.offer !== '' && `For Product Hunt: ${facts.offer}`,
      ),
      ask: 'What does it cost? Fill in “Price”.',
    },
    platformQuestion(facts),
    privacyQuestion(facts),
    {
      id: 'next',
      question: 'What are you working on next?',
      answer: facts.next === '' ? '' : `${facts.next} What should come before that, in your view?`,
      ask: 'What comes next? Fill in “What comes next”.',
    },
    {
      id: 'start',
      question: 'How do I start?',
      answer:
        link === '' ? '' : `Here: ${link}\nIf anything gets in your way, write it here and ${me.well} help.`,
      ask: 'Where do people start? Fill in “Product address”.',
    },
  ]
}

function whoQuestion(facts: Facts): Question {
  const { audience, name } = facts
  return {
    id: 'who',
    question: 'Who is it for?',
    answer:
      audience === ''
        ? ''
        : isAudienceInSummary(facts)
          ? `It’s for ${audience}. What do you use for this today?`
          : `It’s made for ${audience}. ${introduceIt(facts)} Does that sound like you?`,
    ask: `Who is ${name} for? Fill in “Who it is for”.`,
  }
}

/** News answers what changed; without news, the features say what is in it. */
function featureQuestion(facts: Facts): Question {
  const { news, features } = facts
  if (news !== '' || features.length === 0) {
    return {
      id: 'news',
      question: 'What is new in this launch?',
      answer: news,
      ask: 'What is new? Fill in “What is new”.',
    }
  }
  return {
    id: 'features',
    question: 'What can it do today?',
    answer: `Today you get:\n${listFeatures(features)}`,
    ask: '',
  }
}

function platformQuestion(facts: Facts): Question {
  return {
    id: 'platforms',
    question: 'Where does it run?',
    answer:
      facts.platforms === ''
        ? ''
        : together(asSentence(facts.platforms), /,| and /u.test(facts.platforms) && 'Which one do you need?'),
    ask: 'Where can people use it? Fill in “Where it runs”.',
  }
}

function privacyQuestion(facts: Facts): Question {
  return {
    id: 'privacy',
    question: 'What happens to my data?',
    answer: facts.privacy === '' ? '' : `Good question. ${facts.privacy}`,
    ask: 'What do you store, and where? Fill in “What happens to data”.',
  }
}
