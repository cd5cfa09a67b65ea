import { createPortico, type Portico, startPortico } from '@portico/core'
import type { SdkFramework, SiwxPlugin } from '@portico/protocol'
import { attachModal, preloadWhenIdle } from '@portico/react/modal-loader'
import { defineElements } from 'portico/elements'
import { AppKit } from './AppKit.js'
import type { AppKitOptions } from './AppKitOptions.js'
import { defineWalletButton } from './defineWalletButton.js'
import { toPorticoOptions } from './toPorticoOptions.js'

/** A page has one set of these elements; they belong to the latest instance. */
let releaseElements = () => {}

/** Starts at once in a page, as AppKit does; on a server nothing runs. */
export function createAppKit(options: AppKitOptions, framework: SdkFramework = 'html'): AppKit {
  const portico = createPortico({ ...toPorticoOptions(options), framework })
  attachSignIn(options.siwx, portico)
  if (typeof window !== 'undefined') {
    startPortico(portico)
    attachModal(portico)
    preloadWhenIdle(window, portico)
    releaseElements()
    const releases = [
      ...['appkit', 'w3m'].map(prefix => defineElements(portico, { prefix })),
      defineWalletButton(portico),
    ]
    releaseElements = () => {
      for (const release of releases) release()
    }
  }
  return new AppKit(portico, options)
}

/** Plugins of `@portico/compat/appkit-siwx` use the kit's nodes and server. */
function attachSignIn(
  siwx: (SiwxPlugin & { attach?(portico: Portico): void }) | undefined,
  portico: Portico,
): void {
  siwx?.attach?.(portico)
}
