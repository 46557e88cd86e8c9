// The primitives of the design: each package bundles those that it uses. Their colours and sizes are the shell’s
// tokens.
export { Accordion, type AccordionProps } from './disclosure/Accordion.tsx';
export { Article, type ArticleProps, type ArticleSection } from './layout/Article.tsx';
export { Banner } from './layout/Banner.ts';
export { Button, ButtonLink, type ButtonProps, type ButtonLinkProps } from './buttons/Button.tsx';
export { Card, Tag } from './layout/Card.tsx';
export { Checkbox, type CheckboxProps } from './inputs/Checkbox.tsx';
export { ChartFrame, type ChartFrameProps } from './data/ChartFrame.tsx';
export { Dialog, openDialog, opensDialog, type DialogProps } from './dialog/Dialog.tsx';
export { ErrorBox } from './feedback/ErrorBox.tsx';
export { ErrorSummary, type ErrorSummaryProps } from './feedback/ErrorSummary.tsx';
export { SelectField, TextField, type SelectFieldProps, type TextFieldProps } from './inputs/Field.tsx';
export { FileDrop, type FileDropProps } from './inputs/FileDrop.tsx';
export { globalStyle } from './globalStyle.ts';
export { Icon, LineDrawing, type IconName } from './text/Icon.tsx';
export { Notice, type NoticeProps } from './feedback/Notice.tsx';
export { Container, Lead, Page, SectionHeading, ToolHeading } from './layout/Page.tsx';
export { SearchField } from './inputs/SearchField.tsx';
export { SearchOutcome } from './feedback/SearchOutcome.tsx';
export { Segmented } from './disclosure/Segmented.tsx';
export { Spinner } from './buttons/Spinner.tsx';
export { Swatch, type Fill } from './data/Swatch.ts';
export { Table, type Column, type TableProps } from './data/Table.tsx';
export { TabList, TabPanel, Tabs } from './disclosure/Tabs.tsx';
export { TermLink, useTermLink, type TermAddress, type TermLinkProps } from './text/TermLink.tsx';
export { TextLink, type TextLinkProps } from './text/TextLink.tsx';
export { readHash, useDialogHistory, type AddressedDialog } from './dialog/useDialogHistory.ts';
export { VisuallyHidden } from './text/VisuallyHidden.tsx';
