import { close, type ModalHost, modalHostKey, type Portico, showAlert, watch } from '@portico/core'
import { modalLoadFailed } from '@portico/protocol'
import type { MountedModal } from '../modal/mountModal.js'
import { loadModal } from './modalLoader.js'

interface Attachment extends ModalHost {
  users: number
  /** Where the page wants the modal; the latest wish counts. */
  readonly targets: HTMLElement[]
  mounted?: { readonly modal: MountedModal; readonly target: HTMLElement | undefined } | undefined
  loading?: boolean
  stop?: (() => void) | undefined
}

/**
 * Gives an instance its modal, the first time it opens. However many providers and elements attach, there is
 * one; the last detach takes it away. A detach followed at once by another attach changes nothing.
 */
export function attachModal(portico: Portico, target?: HTMLElement): () => void {
  // Nobody else writes under the key.
  const attachment = (portico.memory.get(modalHostKey) as Attachment | undefined) ?? { users: 0, targets: [] }
  portico.memory.set(modalHostKey, attachment)
  const { targets } = attachment
  const update = () => settle(portico, attachment)
  attachment.users += 1
  if (target) targets.push(target)
  attachment.stop ??= watch(portico, state => state.modal.open, update)
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

/** Brings what is mounted in line with what is wanted. */
function settle(portico: Portico, attachment: Attachment): void {
  const { mounted, users, targets, stop } = attachment
  if (mounted && (users === 0 || mounted.target !== targets.at(-1))) {
    mounted.modal.unmount()
    attachment.mounted = undefined
  }
  if (users === 0) {
    stop?.()
    attachment.stop = undefined
  } else if (!attachment.mounted && !attachment.loading && isWanted(portico, attachment)) {
    void mount(portico, attachment)
  }
}

/** An embedded modal is visible before it opens; a modal that may not be appended waits for its place. */
function isWanted({ options, store }: Portico, { users, targets }: Attachment): boolean {
  const { enableEmbedded, disableAppend } = options
  const hasPlace = targets.length > 0 || !(disableAppend || enableEmbedded)
  return users > 0 && hasPlace && (enableEmbedded || store.get().modal.open)
}

async function mount(portico: Portico, attachment: Attachment): Promise<void> {
  attachment.loading = true
  try {
    const { mountModal, loadMessages, preloadViews } = await loadModal()
    const [language] = await Promise.all([loadMessages(portico.options.locale), preloadViews(portico)])
    const target = attachment.targets.at(-1)
    // Meanwhile it may have been closed or detached: what is loaded waits for the next time.
    if (isWanted(portico, attachment))
      attachment.mounted = { modal: mountModal(portico, { target, ...language }), target }
  } catch (error) {
    portico.environment.logger.warn('The modal was not loaded.', error)
    showAlert(portico, modalLoadFailed)
    close(portico)
  }
  attachment.loading = false
}
