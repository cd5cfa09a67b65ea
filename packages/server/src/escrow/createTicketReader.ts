import { DeviceIdSchema, type TicketPurpose, TicketPurposeSchema } from '@portico/protocol/auth'
import { createRemoteJWKSet, customFetch, jwtVerify } from 'jose'
import * as v from 'valibot'
import { AuthRefusal } from '../auth/AuthRefusal.js'
import { authTimes } from '../auth/authLimits.js'
import { escrowAudience, type TicketClaims } from '../auth/createTokens.js'
import { fetchCapped } from '../http/readCapped.js'

const ClaimsSchema = v.object({
  sub: v.pipe(v.string(), v.uuid()),
  jti: v.pipe(v.string(), v.uuid()),
  cnf: v.object({ jkt: DeviceIdSchema }),
  purpose: TicketPurposeSchema,
  wallet: v.optional(v.pipe(v.string(), v.uuid())),
  email: v.pipe(v.string(), v.maxLength(254)),
  // The site appears in a mail, so only a host is accepted.
  site: v.pipe(v.string(), v.regex(/^[a-z0-9.:[\]-]{1,260}$/)),
})

/** The auth service is not trusted here. */
async function fetchKeys(url: string, { signal, ...options }: RequestInit) {
  const { text, status } = await fetchCapped('auth service', url, { ...options, ...(signal && { signal }) })
  return new Response(text, { status })
}

export type TicketReader = (
  ticket: string,
  expected: { purpose: TicketPurpose; deviceId: string },
) => Promise<TicketClaims>

export interface TicketReaderOptions {
  issuer: string
  keysUrl: string
  now(): number
  isFirst(ticketId: string): Promise<boolean>
}

export function createTicketReader({ issuer, keysUrl, now, isFirst }: TicketReaderOptions): TicketReader {
  const keys = createRemoteJWKSet(new URL(keysUrl), { [customFetch]: fetchKeys })
  return async (ticket, { purpose, deviceId }) => {
    const verified = await jwtVerify(ticket, keys, {
      algorithms: ['EdDSA'],
      typ: 'ticket+jwt',
      issuer,
      audience: escrowAudience,
      maxTokenAge: authTimes.ticket / 1000,
      clockTolerance: authTimes.clockSkew / 1000,
      currentDate: new Date(now()),
    }).catch(() => undefined)
    const claims = v.safeParse(ClaimsSchema, verified?.payload)
    if (!claims.success) throw new AuthRefusal('ticket_invalid')
    const { sub, jti, cnf, wallet, email, site } = claims.output
    const isMeant = claims.output.purpose === purpose && cnf.jkt === deviceId
    if (!isMeant || !(await isFirst(jti))) throw new AuthRefusal('ticket_invalid')
    return { userId: sub, deviceId, purpose, walletId: wallet, email, site }
  }
}
