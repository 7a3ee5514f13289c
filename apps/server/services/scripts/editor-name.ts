/** What screens call the rules that reword without a vendor. */
export const editorName = 'built-in editor'
