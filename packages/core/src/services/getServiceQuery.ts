import { sdkType } from '@portico/protocol'
import type { Portico } from '../types/Portico.js'

/** What every call to a service carries (W-04). */
export function getServiceQuery({ options }: Pick<Portico, 'options'>) {
  return { projectId: options.projectId, st: sdkType, sv: options.sdkVersion }
}
