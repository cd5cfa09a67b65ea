/** Number of digits the owner reads on one screen and types on another: few enough to remember. */
export const approvalNumberLength = 3

async function hash(...lines: readonly string[]): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(lines.join('\n'))))
}

export interface ApprovalOpening {
  readonly deviceId: string
  readonly opening: string
}

/**
 * Commitment to the device's bytes (base64url), sent before it knows the escrow's nonce. Neither side, nor an
 * attacker between them, can search for bytes that yield a chosen number.
 */
export async function commitToOpening({ deviceId, opening }: ApprovalOpening): Promise<string> {
  const digest = await hash('portico/approval-commitment/1', deviceId, opening)
  return btoa(String.fromCharCode(...digest))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
}

/** The number that a device shows and its owner types on the escrow's page, bound to this device and request. */
export async function deriveApprovalNumber({
  deviceId,
  opening,
  nonce,
}: ApprovalOpening & { readonly nonce: string }): Promise<string> {
  const digest = await hash('portico/approval-number/1', deviceId, opening, nonce)
  // Eight bytes make the modulo bias negligible.
  const value = new DataView(digest.buffer).getBigUint64(0) % 10n ** BigInt(approvalNumberLength)
  return String(value).padStart(approvalNumberLength, '0')
}
