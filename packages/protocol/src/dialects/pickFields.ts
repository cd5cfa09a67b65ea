import { PorticoError } from '../errors/PorticoError.js'
import { invalidParams } from '../errors/rpc.js'

export type Fields = Readonly<Record<string, unknown>>

export type Normalise = (value: unknown) => unknown

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isGiven = (value: unknown) => value !== undefined && value !== null

/** Pages write an empty text for an omitted field. For an address that would change the meaning. */
export const orNothing =
  (normalise: Normalise = value => value): Normalise =>
  value =>
    value === '' ? undefined : normalise(value)

/** Null counts as omitted, and fields added by other libraries are dropped. */
export function pickFields(
  given: Fields,
  known: Readonly<Record<string, Normalise>>,
): Record<string, unknown> {
  const entries = Object.entries(known)
    .filter(([name]) => Object.hasOwn(given, name) && isGiven(given[name]))
    .map(([name, normalise]) => [name, normalise(given[name])] as const)
    .filter(([, value]) => isGiven(value))
  return Object.fromEntries(entries)
}

export function joinFields(
  fields: Record<string, unknown>,
  about: string,
  name: string,
  otherName: string,
): Record<string, unknown> {
  const { [name]: value, [otherName]: other, ...rest } = fields
  if (value !== undefined && other !== undefined && !isSame(value, other)) {
    throw new PorticoError(invalidParams, { detail: `${about}.${name} and ${about}.${otherName} differ.` })
  }
  const joined = value ?? other
  return joined === undefined ? rest : { ...rest, [name]: joined }
}

const isSame = (one: unknown, other: unknown) => String(one).toLowerCase() === String(other).toLowerCase()
