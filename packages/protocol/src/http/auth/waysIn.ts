import * as v from 'valibot'
import { loginProviders } from '../../socialProviders.js'
import { bytes } from './keyMaterial.js'
import { FinishSocialSchema } from './social.js'

/** A way into an account: its mailbox, or who somebody is at another service. */
export const WayInSchema = v.strictObject({
  provider: v.picklist(['mail', ...loginProviders]),
  /** The mailbox, or how the other service calls the person. */
  name: v.optional(v.pipe(v.string(), v.maxLength(254))),
})

export type AccountWayIn = v.InferOutput<typeof WayInSchema>

export const WaysInAnswerSchema = v.strictObject({
  ways: v.array(WayInSchema),
  /** Those that can be added here, also where there is one already. */
  available: v.array(v.picklist(loginProviders)),
})

export type WaysInAnswer = v.InferOutput<typeof WaysInAnswerSchema>

/** By the wallet's own key, over `formatWayStatement`: a session alone adds nothing and removes nothing. */
const ownerSignature = bytes(64)

/** Begins a login that adds a way in to this account, and lets nobody in. It is answered as other logins are. */
export const StartWayInSchema = v.strictObject({ provider: v.picklist(loginProviders) })

export type StartWayIn = v.InferInput<typeof StartWayInSchema>

const { attemptId, ticket } = FinishSocialSchema.entries

/** Such a login by Farcaster is asked about until the person has agreed in the app. */
export const AwaitFarcasterWaySchema = v.strictObject({ attemptId })

export type AwaitFarcasterWay = v.InferInput<typeof AwaitFarcasterWaySchema>

/** No browser comes back from the app with a ticket: whoever has begun, and nobody else, is given it here. */
export const AwaitFarcasterWayAnswerSchema = v.variant('state', [
  v.strictObject({ state: v.literal('pending') }),
  v.strictObject({ state: v.literal('done'), ticket: v.nonOptional(ticket) }),
])

export type AwaitFarcasterWayAnswer = v.InferOutput<typeof AwaitFarcasterWayAnswerSchema>

/** Such a login that has come to its end: asks whose account it is, so that people see it before it is added. */
export const ReadWayInSchema = v.strictObject({
  attemptId,
  ticket: v.nonOptional(ticket),
})

export type ReadWayIn = v.InferInput<typeof ReadWayInSchema>

/** Adds it: both are held by whoever asks, the account there by the login, and this one by the wallet's key. */
export const AddWayInSchema = v.strictObject({ ...ReadWayInSchema.entries, ownerSignature })

export type AddWayIn = v.InferInput<typeof AddWayInSchema>

/** Mailboxes are replaced, never removed: they may bring the wallet back. */
export const RemoveWayInSchema = v.strictObject({ provider: v.picklist(loginProviders), ownerSignature })

export type RemoveWayIn = v.InferInput<typeof RemoveWayInSchema>

export interface WayStatement {
  walletId: string
  deviceId: string
  act: 'add' | 'remove'
  /** The login that is added, or the provider that is removed. */
  subject: string
}

/** The text that the wallet's own key signs when a way in is added or removed. */
export const formatWayStatement = ({ walletId, deviceId, act, subject }: WayStatement) =>
  ['portico/way/1', walletId, deviceId, act, subject].join('\n')
