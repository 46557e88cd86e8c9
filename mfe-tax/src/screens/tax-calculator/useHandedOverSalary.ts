import { useLocation, useNavigate } from '@artha/shared';
import { useEffect, useEffectEvent, useState } from 'react';
import { readHandedOverSalary } from '../../domain/handedOverSalary.ts';

/**
 * The basic salary that another tool handed over in the address, in rupees a year. A salary is personal: it is taken out
 * of the address and the history as soon as it is read, and is kept nowhere but in the screen.
 */
export function useHandedOverSalary(): number | undefined {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const inAddress = readHandedOverSalary(hash);
  const [salary, setSalary] = useState(inAddress);
  if (inAddress !== undefined && inAddress !== salary) setSalary(inAddress);

  const removeFromAddress = useEffectEvent(() => {
    void navigate({ pathname, search, hash: '' }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (inAddress !== undefined) removeFromAddress();
  }, [inAddress]);

  return salary;
}
