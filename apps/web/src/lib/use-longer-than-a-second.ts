import { useEffect, useState } from 'react'

/** True once `isOn` has been true for a second: work that lasts longer shows its progress. */
export function useLongerThanASecond(isOn: boolean): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isOn) return setIsLong(false)
    const timer = setTimeout(() => setIsLong(true), 1000)
    return () => clearTimeout(timer)
  }, [isOn])
  return isLong
}
