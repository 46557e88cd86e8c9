// The primitives of the design: each package carries those that it uses. Their colours and sizes are the shell’s tokens.
export { Accordion, type AccordionProps } from './Accordion.tsx';
export { Button, ButtonLink, type ButtonProps, type ButtonLinkProps } from './Button.tsx';
export { Card, Tag } from './Card.tsx';
export { Dialog, openDialog, opensDialog, type DialogProps } from './Dialog.tsx';
export { ErrorBox } from './ErrorBox.tsx';
export { SelectField, TextField, type SelectFieldProps, type TextFieldProps } from './Field.tsx';
export { Icon, LineDrawing, type IconName } from './Icon.tsx';
export { Container, Lead, Page, SectionHeading, ToolHeading } from './Page.tsx';
export { SearchField } from './SearchField.tsx';
export { SearchOutcome } from './SearchOutcome.tsx';
export { Segmented } from './Segmented.tsx';
export { Spinner } from './Spinner.tsx';
export { VisuallyHidden } from './VisuallyHidden.tsx';
