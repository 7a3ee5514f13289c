import { z } from 'zod'
import { maxStatements } from '../fact-limits.ts'
import { presetStyleSchema, projectSchema } from '../project.ts'
import { defineRoute } from './route.ts'

const sourceTextSchema = z.string().max(2_000_000)
/** One of the openings that were offered for the text. Any other opening is ignored. */
const openingSchema = z.string().max(1000).optional()

export const scriptSourceSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('topic'),
    topic: z.string().max(500),
    /** Answers to the questions, in the same order. */
    facts: z.array(z.string().max(2000)).max(40).default([]),
    /** Asks the questions of the outline even when a ready script exists. */
    asOutline: z.boolean().optional(),
  }),
  z.object({
    kind: z.literal('script'),
    text: sourceTextSchema,
    /** Engine that wrote the text, as the screen names it; absent when a person wrote it. */
    writtenBy: z.string().max(120).optional(),
  }),
  z.object({ kind: z.literal('transcript'), text: sourceTextSchema, opening: openingSchema }),
  /** HTML or text of a page. */
  z.object({ kind: z.literal('page'), text: sourceTextSchema, opening: openingSchema }),
  /** What other sites know about a topic. */
  z.object({
    kind: z.literal('facts'),
    title: z.string().max(300),
    statements: z
      .array(
        z.object({
          /** One sentence in its source's own words. */
          text: z.string().max(2000),
          /** The heading above it in its source; null before the first heading. */
          section: z.string().max(200).nullable(),
          /** The place of its source in the credits that come with these facts. */
          credit: z.number().int().min(0).max(99),
        }),
      )
      .max(maxStatements),
    opening: openingSchema,
  }),
])

export type ScriptSource = z.output<typeof scriptSourceSchema>

/** Source of a fact. */
export const creditSchema = z.object({
  title: z.string().max(1000),
  url: z.string().max(4000),
  licence: z.string().max(200),
})

/** The statement that a scene was made from. */
export const sceneSourceSchema = z.object({
  sceneId: z.string().max(64),
  /** In the source's own words. */
  text: z.string().max(2000),
  /** The place of the source in the script's credits. */
  credit: z.number().int().min(0).max(99),
})
export type SceneSource = z.infer<typeof sceneSourceSchema>
export const maxSceneSources = 400

/** Characters of a text that a project keeps beside the script that was made from it. */
export const maxKeptSource = 200_000

/** A person's own text that a script was made from. */
export const ownTextSchema = z.object({
  kind: z.enum(['transcript', 'page']),
  text: z.string().max(maxKeptSource),
})
export type OwnText = z.infer<typeof ownTextSchema>

/** Settings that a person chose besides the words. Missing ones follow the document's defaults. */
export const scriptChoicesSchema = z.object({
  title: z.string().trim().max(200).optional(),
  seed: z.number().int().min(0).max(0xffffffff).optional(),
  ...projectSchema.pick({
    format: true,
    resolution: true,
    theme: true,
    style: true,
    preset: true,
    videoModel: true,
    visualPrompt: true,
    voice: true,
    vendorVoice: true,
    music: true,
    captions: true,
    soundEffects: true,
    brand: true,
  }).shape,
})

export const writtenScriptSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('written'),
    document: projectSchema,
    /** Other openings for the first scene. */
    hookAlternatives: z.array(z.string()),
    /** Estimated spoken length. */
    seconds: z.number(),
    engine: z.string(),
    warnings: z.array(z.string()),
    /** Sources of the facts. */
    credit: z.array(creditSchema),
    /** Which statement of which source a scene was made from. Empty where the words are the person's own. */
    sceneSources: z.array(sceneSourceSchema).max(maxSceneSources).default([]),
  }),
  /** Vivify makes up no facts: the person answers these questions and sends the answers as `facts`. */
  z.object({
    status: z.literal('questions'),
    questions: z.array(z.string()),
    /** A good answer to each question, about another subject. */
    examples: z.array(z.string()).default([]),
  }),
])
export type WrittenScript = z.infer<typeof writtenScriptSchema>

export const writeScript = defineRoute({
  area: 'scripts',
  method: 'post',
  path: '/api/scripts',
  summary: 'Write a script from a topic, a script, a transcript or a page',
  access: 'session',
  body: z.object({ source: scriptSourceSchema, choices: scriptChoicesSchema.prefault({}) }),
  status: 200,
  answer: writtenScriptSchema,
})

/** One change to a script, as shown to the person. */
export const scriptChangeSchema = z.object({
  sceneId: z.string(),
  before: z.string(),
  after: z.string(),
  /** Reason for the change, in one sentence. */
  reason: z.string(),
})
export type ScriptChange = z.infer<typeof scriptChangeSchema>

const improvedSchema = z.object({
  document: projectSchema,
  /** Empty when there was nothing to change; `notice` then explains it. */
  changes: z.array(scriptChangeSchema),
  notice: z.string().nullable(),
  engine: z.string(),
})

export const rewriteScript = defineRoute({
  area: 'scripts',
  method: 'post',
  path: '/api/scripts/rewrite',
  summary: 'Rewrite a script, or one scene of it, in fewer words without adding claims',
  access: 'session',
  needs: 'scriptRewriting',
  body: z.object({
    document: projectSchema,
    /** The scene to rewrite; the whole script by default. */
    sceneId: z.string().max(64).optional(),
    /** Higher numbers give other wordings. */
    attempt: z.number().int().min(0).max(100).default(0),
  }),
  status: 200,
  answer: improvedSchema,
})

export const findScriptAlternatives = defineRoute({
  area: 'scripts',
  method: 'post',
  path: '/api/scripts/alternatives',
  summary:
    'Whole other versions of a script: another opening, shorter, in plainer words; or from its text: hook first, a list, a story',
  access: 'session',
  needs: 'scriptRewriting',
  body: z.object({
    document: projectSchema,
    /** The text that the script was made from. The versions then come from this text. */
    source: ownTextSchema.optional(),
    /** Length of versions from `source`. */
    targetSeconds: z.number().int().min(10).max(120).default(30),
  }),
  status: 200,
  answer: z.object({
    alternatives: z.array(
      z.object({
        name: z.string(),
        /** Description of the difference, in one sentence. */
        about: z.string(),
        document: projectSchema,
        changes: z.array(scriptChangeSchema),
        /** Estimated length. */
        seconds: z.number(),
      }),
    ),
    /** Explains why there are no alternatives. */
    notice: z.string().nullable(),
    engine: z.string(),
  }),
})

export const optimizeScript = defineRoute({
  area: 'scripts',
  method: 'post',
  path: '/api/scripts/optimize',
  summary: 'The Viral Optimizer: hook, pace, stress and ending, each change with its reason',
  access: 'session',
  needs: 'scriptRewriting',
  body: z.object({ document: projectSchema }),
  status: 200,
  answer: improvedSchema,
})

export const scoreScript = defineRoute({
  area: 'scripts',
  method: 'post',
  path: '/api/scripts/score',
  summary: 'How well each scene holds a viewer, from 0 to 100, and why',
  access: 'session',
  role: 'viewer',
  body: z.object({ document: projectSchema }),
  status: 200,
  answer: z.object({
    scenes: z.array(
      z.object({
        sceneId: z.string(),
        score: z.number(),
        reasons: z.array(z.string()),
        words: z.number().int(),
        /**
         * Words that the built-in writer adds to texts, when they occur here. Only the project knows whether the writer
         * added them.
         */
        added: z.string().nullable(),
        /** Estimated at the rate of the document's voice. */
        seconds: z.number(),
      }),
    ),
    hookAlternatives: z.array(z.string()),
  }),
})

export const enhancePrompt = defineRoute({
  area: 'scripts',
  method: 'post',
  path: '/api/scripts/enhance-prompt',
  summary: 'Add light, lens and mood to a visual prompt; says what was added',
  access: 'session',
  body: z.object({ prompt: z.string().trim().min(1).max(2000), preset: presetStyleSchema }),
  status: 200,
  answer: z.object({ prompt: z.string(), added: z.array(z.string()), engine: z.string() }),
})

/** Platforms for shorts. */
export const shortPlatforms = ['tiktok', 'instagram', 'youtube', 'facebook', 'twitter', 'linkedin'] as const

export const writePublishTexts = defineRoute({
  area: 'scripts',
  method: 'post',
  path: '/api/scripts/publish-texts',
  summary: 'Title, caption and hashtags for each platform, from the script’s own words and within its limits',
  access: 'session',
  body: z.object({ document: projectSchema }),
  status: 200,
  answer: z.object({
    texts: z.array(
      z.object({
        platform: z.enum(shortPlatforms),
        /** null on platforms without titles. */
        title: z.string().nullable(),
        caption: z.string(),
        hashtags: z.array(z.string()),
      }),
    ),
    engine: z.string(),
  }),
})
