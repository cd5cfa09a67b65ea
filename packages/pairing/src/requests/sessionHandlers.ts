import type { Handler } from './Handler.js'
import { handleEvent } from './handleEvent.js'
import { handleExtend } from './handleExtend.js'
import { handleSettle } from './handleSettle.js'
import { handleUpdate } from './handleUpdate.js'

export const sessionHandlers: Readonly<Record<string, Handler>> = {
  wc_sessionSettle: handleSettle,
  wc_sessionUpdate: handleUpdate,
  wc_sessionExtend: handleExtend,
  wc_sessionEvent: handleEvent,
}
