import { closeModal, type ModalHost, modalHostKey, type Portico, showAlert, watch } from '@portico/core'
import { modalLoadFailed } from '@portico/protocol'
import type { MountedModal } from '../modal/mountModal.js'
import { loadModal } from './modalLoader.js'

interface Attachment extends ModalHost {
  users: number
  /** Where the page wants the modal; the latest wish counts. */
  readonly targets: HTMLElement[]
  /** In the page, though it may never have been open. */
  modal?: { readonly unmount: MountedModal['unmount']; readonly target: HTMLElement | undefined } | undefined
  mounting?: boolean
  stop?: (() => void) | undefined
}

/** Nobody else writes under the key. */
const getAttachment = ({ memory }: Portico) => memory.get(modalHostKey) as Attachment | undefined

/**
 * Gives an instance its modal, the first time it opens. However many providers and elements attach, there is
 * one; the last detach takes it away. A detach followed at once by another attach changes nothing.
 */
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
    watch(portico, state => state.modal.open, update),
    // It draws what is said to visitors, also to those who have not opened it yet.
    watch(
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

/** Puts the modal into the page while it is closed, so that the click has less to do. */
export function mountAhead(portico: Portico): void {
  const attachment = getAttachment(portico)
  if (attachment && !attachment.modal && hasPlace(portico, attachment))
    void mount(portico, attachment, hasPlace)
}

/** Brings what is mounted in line with what is wanted. */
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

/** A modal that may not be appended waits for its place. */
function hasPlace({ options: { dialog } }: Portico, { users, targets }: Attachment) {
  return users > 0 && (targets.length > 0 || dialog.display === 'overlay')
}

/** An embedded modal is visible before it opens. */
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
    // Meanwhile it may have been closed or detached: what is loaded waits for the next time.
    if (isStillWanted(portico, attachment)) {
      const { unmount } = mountModal(portico, { target, ...language })
      attachment.modal = { unmount, target }
    }
  } catch (error) {
    portico.environment.logger.warn('The modal was not loaded.', error)
    // Nobody waits for what was only done ahead.
    if (isWanted(portico, attachment)) {
      showAlert(portico, modalLoadFailed, { context: { reason: `${error}.` } })
      closeModal(portico)
    }
  }
  attachment.mounting = attachment.loading = false
  settle(portico, attachment)
}
