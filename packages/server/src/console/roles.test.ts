import { expect, it } from 'vitest'
import { calls } from './calls/calls.js'
import { consoleActions, consoleRoles, isAllowed } from './roles.js'

const matrix = {
  //                  owner editor support viewer
  'insight.read': [true, true, true, true],
  'settings.read': [true, true, false, true],
  'settings.change': [true, true, false, false],
  'person.read': [true, false, true, false],
  'person.help': [true, false, true, false],
  'person.export': [true, false, true, false],
  'person.erase': [true, false, true, false],
  'staff.read': [true, false, false, false],
  'staff.change': [true, false, false, false],
  'log.read': [true, false, false, false],
}

it('allows each role what the table says', () => {
  const allowed = consoleActions.map(action => [action, consoleRoles.map(role => isAllowed(role, action))])
  expect(consoleRoles).toEqual(['owner', 'editor', 'support', 'viewer'])
  expect(Object.fromEntries(allowed)).toEqual(matrix)
})

it('names the action of every call', () => {
  expect(Object.fromEntries(Object.entries(calls).map(([name, { action }]) => [name, action]))).toEqual({
    'insight.projects': 'insight.read',
    'insight.report': 'insight.read',
    'person.find': 'person.read',
    'person.signOut': 'person.help',
    'person.stopRecovery': 'person.help',
    'person.note': 'person.help',
    'person.deleteNote': 'person.help',
    'person.export': 'person.export',
    'person.erase': 'person.erase',
    'person.keep': 'person.erase',
    'settings.list': 'settings.read',
    'settings.wallets': 'settings.read',
    'settings.history': 'settings.read',
    'settings.create': 'settings.change',
    'settings.save': 'settings.change',
    'settings.revert': 'settings.change',
    'staff.list': 'staff.read',
    'staff.invite': 'staff.change',
    'staff.setRole': 'staff.change',
    'staff.remove': 'staff.change',
    'log.read': 'log.read',
  })
})
