import type { selectShownAccount } from '@portico/core/internal'

/** A connected account, or one that is being restored. */
export type ShownAccount = NonNullable<ReturnType<typeof selectShownAccount>>
