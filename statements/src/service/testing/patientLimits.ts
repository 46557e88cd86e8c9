/** Settings with which no file is given up and no sender is cut off, however slow the machine is. */
export const patientLimits = {
  STATEMENTS_WAIT_LIMIT_MS: '600000',
  STATEMENTS_TIME_LIMIT_MS: '600000',
  STATEMENTS_REQUEST_LIMIT_MS: '300000',
};
