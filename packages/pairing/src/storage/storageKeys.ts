const prefix = '@portico/pairing/'

/** Kept apart from their readers, because the first load only checks whether they exist. */
export const storageKeys = {
  identity: `${prefix}identity`,
  sessions: `${prefix}sessions`,
  ended: `${prefix}ended`,
  pending: `${prefix}pending`,
  withdrawn: `${prefix}withdrawn`,
  seen: `${prefix}seen`,
} as const
