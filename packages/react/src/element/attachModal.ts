import { closeModal, type Portico, watchState } from '@portico/core'
import { type ModalHost, modalHostKey, showAlert } from '@portico/core/internal'
import { modalLoadFailed } from '@portico/protocol'
import type { MountedModal } from '../modal/mountModal.js'
import { loadModal } from './modalLoader.js'

interface Attachment extends ModalHost {
  users: number
  /** Requested mount points; the latest wins. */
  readonly targets: HTMLElement[]
  /** Mounted, though it may not have been opened yet. */
  modal?: { readonly unmount: MountedModal['unmount']; readonly target: HTMLElement | undefined } | undefined
  mounting?: boolean
  stop?: (() => void) | undefined
}

/** Only this module writes this key. */
const getAttachment = ({ memory }: Portico) => memory.get(modalHostKey) as Attachment | undefined

/** Mounts the modal, which all providers and elements share, when it first opens. */
export function attachModal(portico: Portico, target?: HTMLElement): () => void {
  const attachment = getAttachment(portico) ?? { users: 0, targets: [] }
  portico.memory.set(modalHostKey, attachment)
  const { targets } = attachment
  const update = () => settle(portico, attachment)
  attachment.users += 1
  if (target) targets.push(target)
  attachment.stop ??= follow(portico, update)
  update()
  let detached = false
  return () => {
    if (detached) return
    detached = true
    attachment.users -= 1
    if (target) targets.splice(targets.lastIndexOf(target), 1)
    queueMicrotask(update)
  }
}

function follow(portico: Portico, update: () => void): () => void {
  const hasToasts = () => portico.store.get().toasts.visible.length > 0
  const stops = [
    watchState(portico, state => state.modal.open, update),
    // The modal also shows toasts and alerts, even before it was first opened.
    watchState(
      portico,
      state => state.toasts.visible.length > 0,
      () => hasToasts() && mountAhead(portico),
    ),
  ]
  if (hasToasts()) mountAhead(portico)
  return () => {
    for (const stop of stops) stop()
  }
}

/** Mounts the closed modal in advance, to make the click faster. */
export function mountAhead(portico: Portico): void {
  const attachment = getAttachment(portico)
  if (attachment && !attachment.modal && hasPlace(portico, attachment))
    void mount(portico, attachment, hasPlace)
}

function settle(portico: Portico, attachment: Attachment): void {
  const { modal, users, targets, stop } = attachment
  if (modal && (users === 0 || modal.target !== targets.at(-1))) {
    modal.unmount()
    attachment.modal = attachment.mounted = undefined
  }
  if (users === 0) {
    stop?.()
    attachment.stop = undefined
  } else if (isWanted(portico, attachment)) {
    attachment.mounted = attachment.modal
    attachment.loading = !attachment.modal
    if (!attachment.modal) void mount(portico, attachment)
  }
}

/** With `display: 'placed'` or `'inPage'` the modal waits for its element. */
function hasPlace({ options: { dialog } }: Portico, { users, targets }: Attachment) {
  return users > 0 && (targets.length > 0 || dialog.display === 'overlay')
}

/** An in-page modal is visible before it opens. */
function isWanted(portico: Portico, attachment: Attachment): boolean {
  return (
    hasPlace(portico, attachment) &&
    (portico.options.dialog.display === 'inPage' || portico.store.get().modal.open)
  )
}

async function mount(portico: Portico, attachment: Attachment, isStillWanted = isWanted): Promise<void> {
  if (attachment.mounting) return
  attachment.mounting = true
  try {
    const { mountModal, loadMessages, preloadViews } = await loadModal()
    const [language] = await Promise.all([loadMessages(portico.options.locale), preloadViews(portico)])
    const target = attachment.targets.at(-1)
    // The modal may have been closed or detached while it loaded.
    if (isStillWanted(portico, attachment)) {
      const { unmount } = mountModal(portico, { target, ...language })
      attachment.modal = { unmount, target }
    }
  } catch (thrown) {
    // The browser's own error says which file failed.
    const error = (thrown instanceof Error && thrown.cause) || thrown
    portico.environment.logger.warn('The modal could not be loaded.', error)
    // A failed preload is not reported.
    if (isWanted(portico, attachment)) {
      showAlert(portico, modalLoadFailed, { context: { reason: `${error}.` } })
      closeModal(portico)
    }
  }
  attachment.mounting = attachment.loading = false
  settle(portico, attachment)
}
