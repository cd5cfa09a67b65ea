import { confirmationBlocked, PorticoError } from '@portico/protocol'
import type { FrameTheme } from '@portico/protocol/frame'
import type { ConfirmTask } from '../popup/ConfirmApi.ts'
import { openConfirmWindow } from '../popup/openConfirmWindow.ts'
import type { PortClient } from '../port/PortApi.ts'
import type { Translate } from '../ui/createTexts.ts'
import type { Keeper } from '../worker/Keeper.ts'
import type { EndGrant } from './createGrantEnding.ts'
import { createTaskWindow, type TaskWindow } from './createTaskWindow.ts'

export interface WindowTasksOptions {
  readonly t: Translate
  readonly keeper: PortClient<Keeper>
  readonly getTheme: () => FrameTheme
  readonly endGrant: EndGrant
  /** A first mailbox was proven in a window. */
  readonly onEmailAdded: () => void
  /** A window was closed, or went elsewhere. */
  readonly onGone: () => void
  /** Asks the page to bring the window that it has opened to the front. */
  readonly focusPageWindow: () => void
}

export interface WindowTasks {
  /** The window that the page has opened for a request, unless there is one already. Ends with the request. */
  expect(ticket: string): TaskWindow | undefined
  /** The one that is there for a request, whose ticket the page has named. */
  find(ticket: string | undefined): TaskWindow | undefined
  /** Opens one from here, within a click, in place of the last one. */
  open(): TaskWindow
  /** Opens one in which nothing is decided; what becomes of it is said in `status`. */
  show(task: ConfirmTask, status: HTMLElement): void
  /** What the window that was opened here is for is no longer wanted. */
  close(): void
}

/** The vault's own windows: one that the page has opened within the visitor's click, or one from here. */
export function createWindowTasks(options: WindowTasksOptions): WindowTasks {
  const { t, focusPageWindow } = options
  let expected: { readonly ticket: string; readonly window: TaskWindow } | undefined
  let own: TaskWindow | undefined

  function close() {
    own?.end()
    own = undefined
  }

  function open(): TaskWindow {
    close()
    const { ticket, window: opened } = openConfirmWindow()
    own = createTaskWindow({ ...options, ticket, opened, focus: opened ? () => opened.focus() : undefined })
    return own
  }

  return {
    expect(ticket) {
      if (expected) return undefined
      const { end, ...rest } = createTaskWindow({ ...options, ticket, focus: focusPageWindow })
      const window = {
        ...rest,
        end() {
          end()
          if (expected?.window === window) expected = undefined
        },
      }
      expected = { ticket, window }
      return window
    },
    find: ticket => own ?? (expected?.ticket === ticket ? expected?.window : undefined),
    open,
    show(task, status) {
      open().give(task, {
        onDecide() {},
        onState(state) {
          if (state === 'missing') status.textContent = t.error(new PorticoError(confirmationBlocked))
          else status.textContent = state === 'gone' ? '' : t('windowOpen')
        },
      })
    },
    close,
  }
}
