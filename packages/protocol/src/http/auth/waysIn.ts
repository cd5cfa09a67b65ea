import * as v from 'valibot'
import { loginProviders } from '../../socialProviders.js'
import { bytes } from './keyMaterial.js'
import { FinishSocialSchema } from './social.js'

/** A mailbox or provider account that gives access to an account. */
export const WayInSchema = v.strictObject({
  provider: v.picklist(['mail', ...loginProviders]),
  name: v.optional(v.pipe(v.string(), v.maxLength(254))),
})
export type AccountWayIn = v.InferOutput<typeof WayInSchema>

export const WaysInAnswerSchema = v.strictObject({
  ways: v.array(WayInSchema),
  /** Providers configured here, also those already added. */
  available: v.array(v.picklist(loginProviders)),
})
export type WaysInAnswer = v.InferOutput<typeof WaysInAnswerSchema>

/** Signature by the wallet's own key over `formatWayStatement`: a session alone can neither add nor remove. */
const ownerSignature = bytes(64)

/** Starts a login that adds an identity to this account and opens no session. */
export const StartWayInSchema = v.strictObject({ provider: v.picklist(loginProviders) })
export type StartWayIn = v.InferInput<typeof StartWayInSchema>

const { attemptId, ticket } = FinishSocialSchema.entries

export const AwaitFarcasterWaySchema = v.strictObject({ attemptId })
export type AwaitFarcasterWay = v.InferInput<typeof AwaitFarcasterWaySchema>

/** There is no redirect with a ticket from the app, so the device that started the login gets the ticket here. */
export const AwaitFarcasterWayAnswerSchema = v.variant('state', [
  v.strictObject({ state: v.literal('pending') }),
  v.strictObject({ state: v.literal('done'), ticket: v.nonOptional(ticket) }),
])
export type AwaitFarcasterWayAnswer = v.InferOutput<typeof AwaitFarcasterWayAnswerSchema>

/** Reads the account of a finished login, so that the visitor sees it before it is added. */
export const ReadWayInSchema = v.strictObject({
  attemptId,
  ticket: v.nonOptional(ticket),
})
export type ReadWayIn = v.InferInput<typeof ReadWayInSchema>

/** Adds the identity. The login proves control of the provider account, the signature control of the wallet. */
export const AddWayInSchema = v.strictObject({ ...ReadWayInSchema.entries, ownerSignature })
export type AddWayIn = v.InferInput<typeof AddWayInSchema>

/** Mailboxes are replaced, never removed: they may be needed for recovery. */
export const RemoveWayInSchema = v.strictObject({ provider: v.picklist(loginProviders), ownerSignature })
export type RemoveWayIn = v.InferInput<typeof RemoveWayInSchema>

export interface WayStatement {
  walletId: string
  deviceId: string
  act: 'add' | 'remove'
  /** The attempt that is added, or the provider that is removed. */
  subject: string
}

/** The text that the wallet's own key signs when an identity is added or removed. */
export const formatWayStatement = ({ walletId, deviceId, act, subject }: WayStatement) =>
  ['portico/way/1', walletId, deviceId, act, subject].join('\n')
