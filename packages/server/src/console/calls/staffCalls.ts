import * as v from 'valibot'
import { ConsoleRefusal } from '../ConsoleRefusal.js'
import { consoleRoles } from '../roles.js'
import { readLog } from '../store/log.js'
import { createInvitation, isLastOwner, listStaff, removeStaff, setRole } from '../store/staff.js'
import { defineCall } from './Call.js'

const RoleSchema = v.picklist(consoleRoles)
const IdSchema = v.pipe(v.string(), v.uuid())
const NameSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100))

export const formatInvitationLink = (url: string, token: string) => `${url}/#invitation=${token}`

export const staffCalls = {
  'staff.list': defineCall({
    action: 'staff.read',
    schema: v.object({}),
    run: async (_, { database }) => ({ body: { staff: await listStaff(database) } }),
  }),
  'staff.invite': defineCall({
    action: 'staff.change',
    schema: v.object({ name: NameSchema, role: RoleSchema }),
    async run({ name, role }, { database, url }) {
      const token = await createInvitation(database, { name, role })
      return { body: { link: formatInvitationLink(url, token) }, log: { subject: name, details: { role } } }
    },
  }),
  'staff.setRole': defineCall({
    action: 'staff.change',
    schema: v.object({ id: IdSchema, role: RoleSchema }),
    async run({ id, role }, { database }) {
      if (role !== 'owner' && (await isLastOwner(database, id))) throw new ConsoleRefusal('last_owner')
      const changed = await setRole(database, id, role)
      if (!changed) throw new ConsoleRefusal('unknown_staff')
      return { body: {}, log: { subject: changed.name, details: { role } } }
    },
  }),
  'staff.remove': defineCall({
    action: 'staff.change',
    schema: v.object({ id: IdSchema }),
    async run({ id }, { database }) {
      if (await isLastOwner(database, id)) throw new ConsoleRefusal('last_owner')
      const removed = await removeStaff(database, id)
      if (!removed) throw new ConsoleRefusal('unknown_staff')
      return { body: {}, log: { subject: removed.name } }
    },
  }),
  'log.read': defineCall({
    action: 'log.read',
    schema: v.object({ before: v.optional(v.number()) }),
    run: async ({ before }, { database }) => ({ body: { entries: await readLog(database, { before }) } }),
  }),
}
