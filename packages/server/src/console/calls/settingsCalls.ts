import { RemoteFeatureSchema } from '@portico/protocol'
import * as v from 'valibot'
import type { Queries } from '../../database/Database.js'
import { findProject, listProjects, type Project } from '../../projects/findProject.js'
import { changeProject, createProject } from '../../projects/saveProject.js'
import { ServerFailure } from '../../ServerFailure.js'
import { ConsoleRefusal } from '../ConsoleRefusal.js'
import { readLog } from '../store/log.js'
import { defineCall } from './Call.js'

const IdSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

const ProjectSchema = v.object({
  id: IdSchema,
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  allowedOrigins: v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.maxLength(1000)),
  features: v.pipe(v.array(RemoteFeatureSchema), v.maxLength(100)),
  analyticsEnabled: v.boolean(),
  isEnabled: v.boolean(),
})

/** Of an entry in the log, so that a change can be reverted. */
const ChangeSchema = v.object({ before: v.nullable(ProjectSchema) })

const toSettings = ({ id, name, allowedOrigins, features, analyticsEnabled, isEnabled }: Project) => ({
  id,
  name,
  allowedOrigins,
  features,
  analyticsEnabled,
  isEnabled,
})

/** The sentence about a wrong setting is for staff. */
async function withRefusal<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (error instanceof ServerFailure) throw new ConsoleRefusal('settings_refused', error.message)
    throw error
  }
}

async function change(database: Queries, settings: v.InferOutput<typeof ProjectSchema>) {
  const before = await findProject(database, settings.id)
  if (!before) throw new ConsoleRefusal('unknown_project')
  await withRefusal(changeProject(database, settings))
  const log = { subject: settings.id, details: { before: toSettings(before), after: settings } }
  return { body: { project: settings }, log }
}

export const settingsCalls = {
  'settings.list': defineCall({
    action: 'settings.read',
    schema: v.object({}),
    async run(_, { database }) {
      const projects = await listProjects(database)
      return { body: { projects: projects.map(toSettings) } }
    },
  }),
  'settings.wallets': defineCall({
    action: 'settings.read',
    schema: v.object({}),
    async run(_, { database }) {
      const wallets = await database<{ id: string; name: string }[]>`
        select id, name from wallets order by rank, id limit 1000`
      return { body: { wallets } }
    },
  }),
  'settings.history': defineCall({
    action: 'settings.read',
    schema: v.object({ projectId: IdSchema, before: v.optional(v.number()) }),
    async run({ projectId, before }, { database }) {
      const entries = await readLog(database, { subject: projectId, action: 'settings.', before })
      return { body: { entries } }
    },
  }),
  'settings.create': defineCall({
    action: 'settings.change',
    schema: ProjectSchema,
    async run(settings, { database }) {
      if (await findProject(database, settings.id)) throw new ConsoleRefusal('project_exists')
      await withRefusal(createProject(database, settings))
      const log = { subject: settings.id, details: { before: null, after: settings } }
      return { body: { project: settings }, log }
    },
  }),
  'settings.save': defineCall({
    action: 'settings.change',
    schema: ProjectSchema,
    run: (settings, { database }) => change(database, settings),
  }),
  /** Restores the settings from before a change. */
  'settings.revert': defineCall({
    action: 'settings.change',
    schema: v.object({ projectId: IdSchema, entryId: v.number() }),
    async run({ projectId, entryId }, { database }) {
      const [entry] = await database<{ details: unknown }[]>`
        select details from console_log
        where id = ${entryId} and subject = ${projectId} and action like 'settings.%'`
      const parsed = v.safeParse(ChangeSchema, entry?.details)
      if (!parsed.success || !parsed.output.before) throw new ConsoleRefusal('unknown_entry')
      return await change(database, parsed.output.before)
    },
  }),
}
