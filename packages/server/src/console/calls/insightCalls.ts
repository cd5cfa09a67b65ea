import * as v from 'valibot'
import { reportEvents } from '../../analytics/reportEvents.js'
import { listProjects } from '../../projects/findProject.js'
import { ConsoleRefusal } from '../ConsoleRefusal.js'
import { defineCall } from './Call.js'

const DateSchema = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform(text => new Date(text)),
)

export const insightCalls = {
  'insight.projects': defineCall({
    action: 'insight.read',
    schema: v.object({}),
    async run(_, { database }) {
      const projects = await listProjects(database)
      return { body: { projects: projects.map(({ id, name }) => ({ id, name })) } }
    },
  }),
  'insight.report': defineCall({
    action: 'insight.read',
    schema: v.object({ projectId: v.string(), from: DateSchema, to: DateSchema }),
    async run(options, { database }) {
      const isThere = await database`select from projects where id = ${options.projectId}`.exists()
      if (!isThere) throw new ConsoleRefusal('unknown_project')
      return { body: await reportEvents(database, options) }
    },
  }),
}
