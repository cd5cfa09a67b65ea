import { selectConnectedAccount, startPortico, watchQuery } from '@portico/core'
import { identityQuery, isShallowEqual, selectIdentityOwner, watchBalance } from '@portico/core/internal'
import {
  adoptButtonStyles,
  applyButtonTheme,
  type ButtonContext,
  type ButtonMessages,
  buttonStyles,
  enButtons,
  loadButtonMessages,
  loadMarks,
} from '@portico/react/button-model'
import { attachModal, preloadModal, preloadWhenIdle } from '@portico/react/modal-loader'
import type { ButtonDescription, ButtonView } from './ButtonView.js'
import type { Attach } from './defineElement.js'
import { readSettings } from './readSettings.js'
import { renderButton } from './renderButton.js'

export const attachButton =
  (description: ButtonDescription): Attach =>
  (element, portico) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.ariaHasPopup = 'dialog'
    let messages: ButtonMessages = enButtons
    let findMark: ButtonContext['findMark']
    let broken: readonly string[] = []
    let callOffMarks: (() => void) | undefined
    let shown: { readonly view: ButtonView; readonly size: string } | undefined
    let balanceOf: string | undefined
    let unwatchBalance: (() => void) | undefined
    let nameOf: string | undefined
    let unwatchName: (() => void) | undefined

    const update = () => {
      const state = portico.store.get()
      const settings = readSettings(element)
      const view = description.view(state, settings, {
        options: portico.options,
        messages,
        findMark,
        broken,
      })
      const size = settings.size
      if (!view) button.remove()
      else if (!shown || shown.size !== size || !isShallowEqual(shown.view, view))
        renderButton(button, view, size, miss)
      if (view && !button.isConnected) element.replaceChildren(button)
      shown = view && { view, size }
      if (view?.monogram && !view.imageSource) missMark()
      button.ariaExpanded = String(state.modal.open)
      applyButtonTheme(button, state.theme)
      readBalance()
      readName()
    }

    const miss = (source: string) => {
      broken = [...broken, source]
      update()
    }

    const missMark = () => {
      callOffMarks ??= loadMarks(loaded => {
        findMark = loaded
        update()
      })
    }

    const readBalance = () => {
      const { namespace, balance } = readSettings(element)
      const owner = selectConnectedAccount(portico.store.get(), namespace)?.caipAddress
      const wanted = shown?.view.look === 'account' && balance === 'show' ? owner : undefined
      if (wanted === balanceOf) return
      balanceOf = wanted
      unwatchBalance?.()
      unwatchBalance = wanted ? watchBalance(portico, { namespace }) : undefined
    }

    const readName = () => {
      const isWanted = shown?.view.look === 'account' && portico.options.services.data !== undefined
      const { namespace } = readSettings(element)
      const owner = isWanted ? selectIdentityOwner(portico.store.get(), { namespace }) : undefined
      if (owner?.caipAddress === nameOf) return
      nameOf = owner?.caipAddress
      unwatchName?.()
      unwatchName = owner && watchQuery(portico, identityQuery, owner)
    }

    const press = () => {
      if (shown) description.press(portico, shown.view, readSettings(element))
    }
    button.addEventListener('click', press)
    button.addEventListener('pointerenter', preloadModal)
    button.addEventListener('focus', preloadModal)

    // A connected element's root is a document or a shadow root.
    adoptButtonStyles(element.getRootNode() as Document | ShadowRoot, buttonStyles)
    const releases = [
      portico.store.subscribe(update),
      startPortico(portico),
      attachModal(portico),
      preloadWhenIdle(window, portico),
      () => callOffMarks?.(),
      () => unwatchBalance?.(),
      () => unwatchName?.(),
      () => button.remove(),
    ]
    update()
    loadButtonMessages(portico.options.locale, portico.options.texts).then(loaded => {
      messages = loaded
      update()
    })
    return {
      update,
      release() {
        for (const release of releases) release()
      },
    }
  }
