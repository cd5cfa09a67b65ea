const prefix = '@portico/pairing/'

/** Apart from what reads them: the first load only asks whether there is anything. */
export const storageKeys = {
  identity: `${prefix}identity`,
  sessions: `${prefix}sessions`,
  ended: `${prefix}ended`,
  pending: `${prefix}pending`,
  withdrawn: `${prefix}withdrawn`,
  seen: `${prefix}seen`,
} as const
