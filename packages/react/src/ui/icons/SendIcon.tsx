import { Icon, type IconProps } from './Icon.js'

export function SendIcon(props: IconProps) {
  return <Icon {...props} mirrored d="M7 17 17 7m-8 0h8v8" />
}
