import { nestedFrame, PorticoError, secureSdkVersion } from '@portico/protocol'
import { type VaultSettings, VaultSettingsSchema, vaultSettingsName } from '@portico/protocol/auth'
import type { AppMessage, FrameRequestName, FrameTheme } from '@portico/protocol/frame'
import * as v from 'valibot'
import { type Approvals, createApprovals } from '../approve/createApprovals.ts'
import { createCircumstances } from '../approve/createCircumstances.ts'
import { guardStage } from '../approve/guardStage.ts'
import { acceptHost, type HostRefusal } from '../channel/acceptHost.ts'
import { createChannel } from '../channel/createChannel.ts'
import { handlers } from '../channel/handlers.ts'
import type { Handler, VaultContext } from '../channel/VaultContext.ts'
import type { VaultState } from '../context/VaultState.ts'
import { canDelegate } from '../families/evm/delegation/canDelegate.ts'
import { parseNetworkId } from '../networks/networks.ts'
import { createNodeClient } from '../node/createNodeClient.ts'
import { applyTheme } from '../ui/applyTheme.ts'
import { createStage } from '../ui/createStage.ts'
import { createTexts } from '../ui/createTexts.ts'
import { drawNotice } from '../ui/drawScreen.ts'
import { createRevokeGrant } from './createRevokeGrant.ts'
import { createSurface } from './createSurface.ts'
import { lockWhenAway, startKeeper } from './startKeeper.ts'

export function startFrame(root: HTMLElement): void {
  root.dataset.place = 'frame'
  const t = createTexts(document, navigator.languages)
  const stage = guardStage(createStage(root), t, 'frame')
  const settings = readSettings(document)
  const refuse = async (refusal: HostRefusal) => {
    await t.whenLoaded()
    const words = {
      nested: t.error(new PorticoError(nestedFrame)),
      origin: t('originNotAllowed'),
      'top-level': t('notOnItsOwn'),
    } as const
    stage.show(drawNotice(t('home'), words[refusal]))
  }
  if (!settings) {
    void refuse('origin')
    return
  }
  acceptHost({
    window,
    allowedOrigins: settings.allowedOrigins,
    onRefuse: refusal => void refuse(refusal),
    onAccept: (port, origin) => serve(port, origin, settings),
  })

  function serve(port: MessagePort, origin: string, settings: VaultSettings) {
    const { rpcUrls, smartAccounts = {} } = settings
    const delegationNetworks = listDelegationNetworks(settings)
    const keeper = startKeeper(settings, origin)
    let theme: FrameTheme = {}
    const state: VaultState = {
      network:
        parseNetworkId(new URLSearchParams(location.search).get('chainId') ?? 'eip155:1') ?? 'eip155:1',
      preferred: 'eoa',
      dapp: undefined,
      codeSentTo: '',
      openBatches: new Set(),
      nonceQueues: new Map(),
      operations: new Map(),
    }
    const node = createNodeClient(rpcUrls)
    const channel = createChannel({ port, answer })
    const surface = createSurface({
      stage,
      t,
      keeper,
      getTheme: () => theme,
      grantNetworks: delegationNetworks,
      delegationNetworks,
      revokeGrant: createRevokeGrant({ keeper, state }, location.origin),
      setVisible: visible => channel.signal('SURFACE', { visible }),
      focusPageWindow: () => channel.signal('WINDOW_FOCUS', {}),
      getApprovals: () => approvals,
    })
    const approvals = createApprovals(surface.showApproval)
    const context: VaultContext = {
      keeper,
      node,
      smartNetworks: [
        ...Object.keys(smartAccounts).flatMap(id => parseNetworkId(id) ?? []),
        ...delegationNetworks,
      ],
      origin,
      approvals,
      circumstances: createCircumstances(),
      state,
      showEntry: surface.showEntry,
      askForCode: async signal =>
        surface.askForCode(state.codeSentTo || ((await keeper.getCodeEmail()) ?? ''), signal),
      withFirstEmail: surface.withFirstEmail,
      offerPasskey: surface.offerPasskey,
      async awaitTicket(uri, signal) {
        const { awaitTicket } = await import('../popup/awaitTicket.ts')
        const ticket = await awaitTicket(keeper, uri, signal)
        context.noteReturn()
        return ticket
      },
      noteReturn: () => channel.signal('SOCIAL_RETURN', {}),
      setTheme(next) {
        theme = next
        applyTheme(document.documentElement, next)
      },
      async setLanguage(language) {
        void keeper.setLanguage(language)
        if (language === t.getLanguage()) return t.whenLoaded()
        await t.setLanguage(language)
        surface.redraw()
      },
      abort: channel.abort,
    }
    async function answer<name extends FrameRequestName>(
      { name, payload }: AppMessage<name>,
      signal: AbortSignal,
    ) {
      const handle: Handler<name> = handlers[name]
      const ticket = typeof payload === 'object' && 'window' in payload ? payload.window : undefined
      const window = ticket === undefined ? undefined : surface.expectWindow(ticket)
      let hasAsked = false
      const ask: Approvals['ask'] = (question, until) => {
        hasAsked = true
        return approvals.ask(question, until, ticket)
      }
      try {
        return await handle(payload, { ...context, approvals: { ...approvals, ask } }, signal)
      } finally {
        window?.end()
        if (hasAsked) surface.finish()
      }
    }
    lockWhenAway(() => void keeper.lock())
    surface.showApproval(undefined, 0)
    // Redraws what was drawn before the texts were loaded.
    if (t.getLanguage() !== 'en') void t.whenLoaded().then(surface.redraw)
    channel.signal('READY', { version: String(secureSdkVersion) })
  }
}

const listDelegationNetworks = ({ rpcUrls, smartAccounts = {} }: VaultSettings) =>
  Object.keys(rpcUrls)
    .flatMap(id => parseNetworkId(id) ?? [])
    .filter(network => canDelegate(network, smartAccounts))

/** Reads the settings that the server embedded in the page. */
function readSettings(document: Document): VaultSettings | undefined {
  const content = document.querySelector(`meta[name="${vaultSettingsName}"]`)?.getAttribute('content')
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), VaultSettingsSchema), content)
  return parsed.success ? parsed.output : undefined
}
