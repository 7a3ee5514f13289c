// For tests that hostile input is read in time. The clock would also count what the machine does besides.

/** The processor time that this thread has used, in milliseconds. */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
