import { normaliseQuantity } from './normaliseQuantity.js'
import { isFields, type Normalise, orNothing, pickFields } from './pickFields.js'

const asGiven: Normalise = value => value

const knownOfCall: Readonly<Record<string, Normalise>> = {
  to: asGiven,
  data: orNothing(),
  value: orNothing(normaliseQuantity),
  capabilities: asGiven,
}

const known: Readonly<Record<string, Normalise>> = {
  version: asGiven,
  id: asGiven,
  chainId: normaliseQuantity,
  from: asGiven,
  atomicRequired: asGiven,
  capabilities: asGiven,
  calls: calls =>
    Array.isArray(calls) ? calls.map(call => (isFields(call) ? pickFields(call, knownOfCall) : call)) : calls,
}

export const normaliseBatch = (given: unknown): unknown =>
  isFields(given) ? pickFields(given, known) : given
