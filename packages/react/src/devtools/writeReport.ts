import { diagnose, type Portico } from '@portico/core'
import { removePersonalData } from '@portico/protocol'
import type { Recorder } from './createRecorder.js'
import { describeNamespaces } from './describeNamespaces.js'
import { listStored } from './listStored.js'

/** Field names whose values may identify the visitor. */
const personal = /address|account|email|user|secret|key|seed|mnemonic|token|signature|uri|hash|name$/i

/** Writes a bug report without personal data: no addresses, keys, messages or parameters. */
export async function writeReport(portico: Portico, recorder: Recorder): Promise<string> {
  const { options, adapters, sources, environment, store } = portico
  const findings = await diagnose(portico)
  const report = {
    version: options.sdkVersion,
    page: environment.location?.origin,
    browser: environment.userAgent,
    locale: options.locale,
    adapters: [...adapters.values()].map(({ type }) => type),
    sources: [...sources.keys()],
    namespaces: describeNamespaces(store.get()),
    findings: findings.map(({ check, ok, code, message }) => ({ check, ok, code, message })),
    events: recorder.events.get().map(({ timestamp, data }) => ({
      at: new Date(timestamp).toISOString(),
      event: data.event,
      properties: removePersonalData(data.properties, name => personal.test(name)),
    })),
    rpc: recorder.rpc.get(),
    storage: listStored(portico),
  }
  return JSON.stringify(removePersonalData(report), null, 2)
}
