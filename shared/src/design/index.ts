// The primitives of the design: each package bundles those that it uses. Their colours and sizes are the shell’s
// tokens.
export { Accordion, type AccordionProps } from './Accordion.tsx';
export { Article, type ArticleProps, type ArticleSection } from './Article.tsx';
export { Banner } from './Banner.ts';
export { Button, ButtonLink, type ButtonProps, type ButtonLinkProps } from './Button.tsx';
export { Card, Tag } from './Card.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox.tsx';
export { ChartFrame, type ChartFrameProps } from './ChartFrame.tsx';
export { Dialog, openDialog, opensDialog, type DialogProps } from './Dialog.tsx';
export { ErrorBox } from './ErrorBox.tsx';
export { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary.tsx';
export { SelectField, TextField, type SelectFieldProps, type TextFieldProps } from './Field.tsx';
export { FileDrop, type FileDropProps } from './FileDrop.tsx';
export { globalStyle } from './globalStyle.ts';
export { Icon, LineDrawing, type IconName } from './Icon.tsx';
export { Notice, type NoticeProps } from './Notice.tsx';
export { Container, Lead, Page, SectionHeading, ToolHeading } from './Page.tsx';
export { SearchField } from './SearchField.tsx';
export { SearchOutcome } from './SearchOutcome.tsx';
export { Segmented } from './Segmented.tsx';
export { Spinner } from './Spinner.tsx';
export { Swatch, type Fill } from './Swatch.ts';
export { Table, type Column, type TableProps } from './Table.tsx';
export { TabList, TabPanel, Tabs } from './Tabs.tsx';
export { TermLink, useTermLink, type TermAddress, type TermLinkProps } from './TermLink.tsx';
export { TextLink, type TextLinkProps } from './TextLink.tsx';
export { readHash, useDialogHistory, type AddressedDialog } from './useDialogHistory.ts';
export { VisuallyHidden } from './VisuallyHidden.tsx';
