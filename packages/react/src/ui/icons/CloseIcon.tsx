import { Icon, type IconProps } from './Icon.js'

export function CloseIcon(props: IconProps) {
  return <Icon {...props} d="M7 7l10 10M17 7 7 17" />
}
