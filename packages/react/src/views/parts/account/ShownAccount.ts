import type { selectShownAccount } from '@portico/core/internal'

export type ShownAccount = NonNullable<ReturnType<typeof selectShownAccount>>
