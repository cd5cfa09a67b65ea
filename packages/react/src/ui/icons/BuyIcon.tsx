import { Icon, type IconProps } from './Icon.js'

export function BuyIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M5.5 6h13A2.5 2.5 0 0 1 21 8.5v7a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 15.5v-7A2.5 2.5 0 0 1 5.5 6ZM3 10h18M6.5 14.5H10"
    />
  )
}
