/** How many digits an owner reads on one screen and types on another: few enough to keep in mind on the way. */
export const approvalNumberLength = 3

async function hash(...lines: readonly string[]): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(lines.join('\n'))))
}

/** Random bytes that a device has picked, and the name of its key. */
export interface ApprovalOpening {
  readonly deviceId: string
  readonly opening: string
}

/**
 * What a device says of its bytes before it has seen those of the escrow, base64url. So neither side, nor anybody between
 * them, can look for bytes that give a certain number.
 */
export async function commitToOpening({ deviceId, opening }: ApprovalOpening): Promise<string> {
  const digest = await hash('portico/approval-commitment/1', deviceId, opening)
  return btoa(String.fromCharCode(...digest))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
}

/** The number that a device shows and its owner types on the page of the escrow: of this device and this request alone. */
export async function deriveApprovalNumber({
  deviceId,
  opening,
  nonce,
}: ApprovalOpening & { readonly nonce: string }): Promise<string> {
  const digest = await hash('portico/approval-number/1', deviceId, opening, nonce)
  // Eight bytes, so that no number is noticeably likelier than another.
  const value = new DataView(digest.buffer).getBigUint64(0) % 10n ** BigInt(approvalNumberLength)
  return String(value).padStart(approvalNumberLength, '0')
}
