import { Component, forwardRef, lazy, memo } from 'react';
import { isComponent } from './isComponent.ts';

const Plain = () => <p>Plain</p>;
class Old extends Component {}

test('a component may be a function, a class, or made by memo, forwardRef or lazy', () => {
  const made = [Plain, Old, memo(Plain), forwardRef(() => <p />), lazy(() => Promise.resolve({ default: Plain }))];
  expect(made.map(isComponent)).toEqual(made.map(() => true));
});

test.each([[undefined], [null], ['Plain'], [7]])('%j cannot be one', (value) => {
  expect(isComponent(value)).toBe(false);
});
