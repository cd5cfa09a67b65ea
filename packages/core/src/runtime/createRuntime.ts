import { handleAdapterEvent } from '../connection/handleAdapterEvent.js'
import { handleSourceEvent } from '../connection/handleSourceEvent.js'
import { connectByOffer } from '../connection/offer/connectByOffer.js'
import { reconnect } from '../connection/reconnect.js'
import { requestNetworkSwitch } from '../connection/requestNetworkSwitch.js'
import { createLoginMessage, createSignInRequest } from '../signIn/createSignInRequest.js'
import { followOtherTab } from './followOtherTab.js'
import type { Portico } from './Portico.js'
import { prefetch } from './prefetch.js'
import type { Runtime } from './Runtime.js'
import { readBalance } from './readBalance.js'
import { removeResultUri } from './removeResultUri.js'
import { sendEvents } from './sendEvents.js'
import { tellChosen, tellOpened } from './viewChoices.js'

export function createRuntime(portico: Portico, followers: readonly Follow[]): Runtime {
  return {
    resume: () => resume(portico, followers),
    handleAdapterEvent: (namespace, event) => handleAdapterEvent(portico, namespace, event),
    handleSourceEvent: (source, event) => handleSourceEvent(portico, source, event),
    followOtherTab: stored => followOtherTab(portico, stored),
    prefetch: () => prefetch(portico),
    switchNetwork: target => requestNetworkSwitch(portico, target),
    tellOpened: route => tellOpened(portico, route),
    tellChosen: route => tellChosen(portico, route),
    connectByOffer: (source, offer, parameters) => connectByOffer(portico, source, offer, parameters),
    createSignInRequest: (siwx, chains) => createSignInRequest(portico, siwx, chains),
    createLoginMessage: (...wanted) => createLoginMessage(portico, ...wanted),
    readBalance: (owner, signal) => readBalance(portico, owner, signal),
    sendEvents: events => sendEvents(portico, events),
    removeResultUri: () => removeResultUri(portico.environment),
  }
}

type Follow = (portico: Portico) => () => void

function resume(portico: Portico, followers: readonly Follow[]): () => void {
  void reconnect(portico)
  const stops = followers.map(follow => follow(portico))
  return () => {
    for (const stop of stops) stop()
  }
}
