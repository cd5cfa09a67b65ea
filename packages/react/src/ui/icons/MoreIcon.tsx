import { Icon, type IconProps } from './Icon.js'

export function MoreIcon(props: IconProps) {
  return <Icon {...props} d="M6 12v.1M12 12v.1M18 12v.1" />
}
