// The part of making a persona that needs the language tools. It runs in a separate process.

import { hashText } from '@vivify/contract/random'
import { scriptChoicesSchema } from '@vivify/contract/routes/scripts'
import { planPictures } from '@vivify/generators/persona/picture-prompts'
import { planStrategy } from '@vivify/generators/persona/plan-strategy'
import { readBackstory } from '@vivify/generators/persona/read-backstory'
import { writePosts } from '@vivify/generators/persona/write-posts'
import { titleOfScript, writePersonaScript } from '@vivify/generators/persona/write-script'
import { presetOf, voiceOf } from '@vivify/generators/persona/look'
import { loadLanguageTools } from '@vivify/generators/script/wording/language-tools'
import { AppError } from '@vivify/contract/errors'
import type { Project } from '@vivify/contract/project'
import { draftScript } from '../scripts/draft-script.ts'
import type { PersonaPlan, PlanRequest } from './tasks/plan-contract.ts'

/** Plans all parts of a persona. The same request gives the same plan. */
export async function planPersona({ form, variant, script }: PlanRequest): Promise<PersonaPlan> {
  const backstory = readBackstory(form.backstory, form.name, await loadLanguageTools())
  const strategy = planStrategy(form, backstory)
  const builtIn = writePersonaScript(form, backstory, variant)
  // An alphabet without a font or a text that can't be spoken leaves the introduction out.
  const plain = writePersonaScript({ ...form, name: '' }, { ...backstory, line: '' }, variant)
  return {
    strategy,
    posts: writePosts(form, backstory, strategy, variant),
    pictures: planPictures(form, backstory),
    script: await firstThatWorks(
      [script, builtIn, plain].flatMap((text) => text ?? []).map((text) => () => draft(text, form)),
    ),
  }
}

async function draft(text: string, form: PlanRequest['form']): Promise<Project> {
  const { name, visualStyle } = form
  const choices = scriptChoicesSchema.parse({
    title: titleOfScript(form).slice(0, 200),
    seed: hashText(`${name}/${visualStyle}`),
    style: 'AI Generation',
    preset: presetOf(visualStyle),
    visualPrompt: visualStyle,
    voice: voiceOf(form),
  })
  const answer = await draftScript({ source: { kind: 'script', text }, choices })
  if (answer.status === 'questions') throw new AppError('internal', 'A script gave questions.')
  return answer.document
}

async function firstThatWorks(attempts: readonly (() => Promise<Project>)[]): Promise<Project> {
  const [attempt, ...others] = attempts
  if (attempt === undefined) throw new AppError('internal', 'No script could be written.')
  try {
    return await attempt()
  } catch (error) {
    if (!AppError.isInstance(error) || others.length === 0) throw error
    return firstThatWorks(others)
  }
}
