import type { KitCheck } from '../KitProbes.js'

/** Whether the services know the project and allow this origin. */
export const checkProject: KitCheck = {
  name: 'project',
  async run({ services, origin, askServices }) {
    if (!services) return undefined
    const { host } = new URL(services, origin)
    const answer = await askServices()
    if (answer === 'origin')
      return {
        code: 'origin_not_allowed',
        message: `The project does not allow the origin ${origin}. Add it to the origins of the project on ${host}.`,
        facts: { host },
      }
    if (answer === 'project')
      return {
        code: 'project_unknown',
        message: `${host} has no project of this id. Check the "projectId" option.`,
        facts: { host },
      }
    return undefined
  },
}
