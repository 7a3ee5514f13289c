// For tests that hostile input is read in time. The clock would also count what the machine does besides.

/** The processor time that this thread has used, in milliseconds. */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** The least processor time of three runs, in milliseconds: a collection of a large heap falls on one of them. */
export function quickestMs(work: () => void): number {
  const times = Array.from({ length: 3 }, () => {
    const start = threadMs()
    work()
    return threadMs() - start
  })
  return Math.min(...times)
}
