import { Icon, type IconProps } from './Icon.js'

export function SendIcon(props: IconProps) {
  return <Icon {...props} d="M19.5 4.5 10.8 13.2M19.5 4.5l-5.3 15.1-3.4-6.4-6.4-3.4 15.1-5.3Z" />
}
