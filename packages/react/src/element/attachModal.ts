import { close, type Portico, showAlert, watch } from '@portico/core'
import { modalLoadFailed } from '@portico/protocol'
import { loadMessages } from '../locales/loadMessages.js'
import type { MountedModal } from '../modal/mountModal.js'
import { loadModal } from './modalLoader.js'

interface Attachment {
  users: number
  /** Where the page wants the modal; the latest wish counts. */
  readonly targets: HTMLElement[]
  mounted?: { readonly modal: MountedModal; readonly target: HTMLElement | undefined } | undefined
  loading?: boolean | undefined
  stop?: (() => void) | undefined
}

/** Kept on the instance, where it survives a hot reload of this module. */
const key = '@portico/react attachModal'

/**
 * Gives an instance its modal, the first time it opens. However many providers and elements attach, there is
 * one; the last detach takes it away. A detach followed at once by another attach changes nothing.
 */
export function attachModal(portico: Portico, target?: HTMLElement): () => void {
  const attachment = getAttachment(portico)
  attachment.users += 1
  if (target) attachment.targets.push(target)
  attachment.stop ??= watch(
    portico,
    state => state.modal.open,
    () => settle(portico, attachment),
  )
  settle(portico, attachment)
  let detached = false
  return () => {
    if (detached) return
    detached = true
    attachment.users -= 1
    if (target) attachment.targets.splice(attachment.targets.lastIndexOf(target), 1)
    queueMicrotask(() => settle(portico, attachment))
  }
}

function getAttachment(portico: Portico): Attachment {
  // Only this function writes under the key.
  const known = portico.memory.get(key) as Attachment | undefined
  const attachment = known ?? { users: 0, targets: [] }
  portico.memory.set(key, attachment)
  return attachment
}

/** Brings what is mounted in line with what is wanted. */
function settle(portico: Portico, attachment: Attachment): void {
  const { mounted, users, targets } = attachment
  const target = targets.at(-1)
  if (users === 0) {
    attachment.stop?.()
    attachment.stop = undefined
  }
  if (mounted && (users === 0 || mounted.target !== target)) {
    mounted.modal.unmount()
    attachment.mounted = undefined
  }
  if (users > 0 && !attachment.mounted && isWanted(portico, target)) mount(portico, attachment)
}

/** An embedded modal is visible before it opens; a modal that may not be appended waits for its place. */
function isWanted({ options, store }: Portico, target: HTMLElement | undefined): boolean {
  if (!target && (options.disableAppend || options.enableEmbedded)) return false
  return options.enableEmbedded || store.get().modal.open
}

async function mount(portico: Portico, attachment: Attachment): Promise<void> {
  if (attachment.loading) return
  attachment.loading = true
  try {
    const [{ mountModal }, language] = await Promise.all([loadModal(), loadMessages(portico.options.locale)])
    const target = attachment.targets.at(-1)
    // Meanwhile it may have been closed or detached: what is loaded waits for the next time.
    if (attachment.users === 0 || !isWanted(portico, target)) return
    attachment.mounted = { modal: mountModal(portico, { target, ...language }), target }
  } catch (error) {
    portico.environment.logger.warn('The modal was not loaded.', error)
    showAlert(portico, modalLoadFailed)
    close(portico, { force: true })
  } finally {
    attachment.loading = false
  }
}
