import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import * as auth from '../../exports/auth.js'

const text = (length: number) => 'A'.repeat(length)
const publicKey = { kty: 'EC', crv: 'P-256', x: text(43), y: text(43) } as const
const sealed = { enc: text(87), ciphertext: text(66) }
const id = '0b4838db-0161-4ffe-822d-532bf03dba00'
const addresses = { eip155: `0x${'1'.repeat(40)}`, solana: '1'.repeat(32) }
const binding = { commitment: text(43), countersignature: text(86) }
const recoveries = [
  { kind: 'escrow', publicKey, sealedShare: sealed },
  {
    kind: 'passphrase',
    publicKey,
    parameters: { salt: text(22), memory: 65_536, passes: 3 },
    binding: text(43),
    sealedShare: sealed,
  },
  {
    kind: 'passkey',
    publicKey,
    credentialId: text(43),
    binding: text(43),
    label: 'Chrome on Linux',
    addedAt: 1_777_777_777,
    sealedShare: sealed,
  },
  { kind: 'kit' },
] as const

const bodies = [
  [
    auth.StartOtpSchema,
    { projectId: 'shop', site: 'https://shop.example', email: 'ada@example.com', purpose: 'login' },
  ],
  [auth.VerifyOtpSchema, { challengeId: id, code: '012345', agreementKey: publicKey, label: 'Chrome' }],
  [auth.RefreshSessionSchema, { refreshToken: text(40) }],
  [
    auth.CreateWalletSchema,
    { wallet: { id, addresses, ...binding }, authShare: text(44), ownerSignature: text(86), recoveries },
  ],
  [
    auth.RotateWalletSchema,
    {
      expectedEpoch: 1,
      authShare: text(44),
      ...binding,
      ownerSignature: text(86),
      devices: [{ id: text(43), sealedShare: sealed }],
      recoveries,
    },
  ],
  [auth.ReleaseShareSchema, { recipientKey: publicKey }],
  [auth.EvaluatePassphraseSchema, { blinded: text(43) }],
  [auth.StartPasskeySchema, { purpose: 'add' }],
  [
    auth.AddPasskeySchema,
    { credentialId: text(43), publicKey: text(122), clientData: text(200), authenticatorData: text(219) },
  ],
  [
    auth.UsePasskeySchema,
    { credentialId: text(43), clientData: text(200), authenticatorData: text(50), signature: text(95) },
  ],
  [auth.StartEmailChangeSchema, { email: 'ada@example.com' }],
  [auth.ProveEmailSchema, { changeId: id, code: '012345' }],
  [auth.EscrowTicketSchema, { purpose: 'store' }],
  [
    auth.StoreEscrowSchema,
    { ticket: text(40), walletId: id, email: 'ada@example.com', sealedKey: sealed, addresses },
  ],
  [auth.ConfirmEscrowSchema, { walletId: id, publicKey, ownerSignature: text(86) }],
  [auth.StartApprovalSchema, { ticket: text(40), publicKey, commitment: text(43) }],
  [auth.OpenApprovalSchema, { approvalId: id, opening: text(43) }],
  [auth.ReadApprovalSchema, { approvalId: id }],
  [auth.ReleaseEscrowSchema, { approvalId: id, recipientKey: publicKey }],
] as const

describe('bodies of the auth service', () => {
  it.each(bodies)('are read as they are sent (%#)', (schema, body) => {
    expect(v.parse(schema, body)).toEqual(body)
  })

  it.each(bodies)(
    'are closed: one more field, one less, or another kind of value is refused (%#)',
    (schema, body) => {
      expect(v.safeParse(schema, { ...body, extra: 1 }).success).toBe(false)
      for (const name of Object.keys(body)) {
        expect(v.safeParse(schema, { ...body, [name]: undefined }).success).toBe(false)
        expect(v.safeParse(schema, { ...body, [name]: { $ne: 1 } }).success).toBe(false)
      }
    },
  )

  it('refuse private keys, keys of other curves and ways back that come twice', () => {
    const isKey = (key: object) => v.safeParse(auth.PublicKeySchema, key).success
    expect(isKey(publicKey)).toBe(true)
    expect(isKey({ ...publicKey, d: text(43) })).toBe(false)
    expect(isKey({ ...publicKey, crv: 'P-384' })).toBe(false)
    expect(v.safeParse(auth.SealedRecoveriesSchema, [{ kind: 'kit' }, { kind: 'kit' }]).success).toBe(false)
  })

  it('take nothing but what they know [FR13]', () => {
    for (const [schema] of bodies) {
      fc.assert(fc.property(fc.anything(), value => !v.safeParse(schema, value).success))
    }
  })
})

it('states what a new epoch is about, unambiguously', () => {
  const statement = { walletId: id, epoch: 2, commitment: text(43), deviceId: text(43) }
  expect(auth.formatOwnerStatement(statement)).toBe(`portico/owner/1\n${id}\n2\n${text(43)}\n${text(43)}`)
  expect(auth.formatSealContext(id, 2)).toBe(`${id}\n2`)
})
