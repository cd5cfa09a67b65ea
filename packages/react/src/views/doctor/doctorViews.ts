import { linkStyles } from '../../ui/Link/Link.css.js'
import { doctorStyles } from './DoctorView.css.js'

export { DoctorView } from './DoctorView.js'

export const styles: readonly string[] = [linkStyles, doctorStyles]
