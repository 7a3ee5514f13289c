/** What screens call the rules that reword without a provider. */
export const editorName = 'built-in editor'
