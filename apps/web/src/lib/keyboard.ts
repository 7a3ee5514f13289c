/** True on machines whose command key is ⌘. */
export function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent)
}

/** True when keys are going into a text, so that they must not be taken for shortcuts. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)
}
