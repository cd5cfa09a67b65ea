import type { DiagnoseParameters, Finding } from '../types/Diagnosis.js'
import type { Portico } from '../types/Portico.js'
import { loadPart } from '../wrappers/loadPart.js'

/** Looks for what may keep a wallet from connecting. What is wrong comes first. Never rejects for what it finds. */
export async function diagnose(
  portico: Portico,
  parameters: DiagnoseParameters = {},
): Promise<readonly Finding[]> {
  const { runChecks } = await loadPart(import('../diagnose/runChecks.js'))
  return runChecks(portico, parameters)
}
