import { sdkType } from '@portico/protocol'
import type { Portico } from '../runtime/Portico.js'

/** Parameters of every service request (W-04). */
export function getServiceQuery({ options }: Pick<Portico, 'options'>) {
  return { projectId: options.projectId, st: sdkType, sv: options.sdkVersion }
}
